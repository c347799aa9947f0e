import { MONTAGE_GRENZEN } from '@adviestool/contract/montage';
import { TextInput } from '@adviestool/ui/TextInput';

import { teksten } from './teksten.ts';
import { Veld } from './Veld.tsx';

interface NaamVeldProps {
  naam: string;
  /** Why nothing can go under it; null: it can, or nothing was asked of it yet. */
  fout: string | null;
  onChange: (naam: string) => void;
}

/** The name of who says it, with a link. */
export const NaamVeld = ({ naam, fout, onChange }: NaamVeldProps) => (
  <Veld label={teksten.naam} uitleg={teksten.naamUitleg} fout={fout}>
    {(marks) => (
      <TextInput
        {...marks}
        value={naam}
        autoComplete="name"
        maxLength={MONTAGE_GRENZEN.naam}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </Veld>
);
