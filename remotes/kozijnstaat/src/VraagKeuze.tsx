import type { Vraag } from '@adviestool/kozijnstaten/vraag';
import { NativeSelect } from '@adviestool/ui/NativeSelect';
import { useId } from 'react';

import styles from './Kolommen.module.css';
import { teksten } from './teksten.ts';

interface VraagKeuzeProps {
  vraag: Vraag;
  onAntwoord: (antwoord: string) => void;
}

/** Something that the list does not say. */
export const VraagKeuze = ({ vraag, onAntwoord }: VraagKeuzeProps) => {
  const id = useId();
  const isOpen = vraag.verplicht && vraag.antwoord === null;

  return (
    <div className={styles.vraag} data-open={isOpen || undefined}>
      <label htmlFor={id}>{vraag.tekst}</label>
      <NativeSelect
        id={id}
        value={vraag.antwoord ?? ''}
        aria-invalid={isOpen || undefined}
        onChange={({ target }) => onAntwoord(target.value)}
      >
        {vraag.antwoord === null && <option value="">{teksten.kolommen.kies}</option>}
        {vraag.opties.map(({ waarde, label }) => (
          <option key={waarde} value={waarde}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
};
