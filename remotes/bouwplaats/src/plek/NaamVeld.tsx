import { MONTAGE_GRENZEN } from '@adviestool/contract/montage';
import { TextInput } from '@adviestool/ui/TextInput';
import { useId } from 'react';

import styles from './Bouwplaats.module.css';
import { teksten } from './teksten.ts';

interface NaamVeldProps {
  naam: string;
  onChange: (naam: string) => void;
}

/** The name of who says it, with a link. */
export const NaamVeld = ({ naam, onChange }: NaamVeldProps) => {
  const id = useId();
  return (
    <label className={styles.veld}>
      {teksten.naam}
      <small id={id}>{teksten.naamUitleg}</small>
      <TextInput
        value={naam}
        autoComplete="name"
        maxLength={MONTAGE_GRENZEN.naam}
        aria-describedby={id}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
};
