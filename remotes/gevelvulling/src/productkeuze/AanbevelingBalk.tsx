import {
  VOORKEUREN,
  type Aanbeveling,
  type Voorkeur,
} from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import { Button } from '@adviestool/ui/Button';
import { NativeSelect } from '@adviestool/ui/NativeSelect';
import { useId } from 'react';

import styles from './AanbevelingBalk.module.css';
import { teksten } from './teksten.ts';

interface AanbevelingBalkProps {
  voorkeur: Voorkeur;
  aanbeveling: Aanbeveling;
  onChange: (voorkeur: Voorkeur) => void;
  onChoose: () => void;
}

/** What counts, what that recommends and why, and the way to choose it. */
export const AanbevelingBalk = ({
  voorkeur,
  aanbeveling,
  onChange,
  onChoose,
}: AanbevelingBalkProps) => {
  const id = useId();

  return (
    <div className={styles.balk}>
      <label htmlFor={id} className={styles.label}>
        {teksten.watTelt}
      </label>
      <div className={styles.keuze}>
        <NativeSelect
          id={id}
          value={voorkeur}
          onChange={({ target }) => {
            const next = VOORKEUREN.find((one) => one === target.value);
            if (next !== undefined) onChange(next);
          }}
        >
          {VOORKEUREN.map((one) => (
            <option key={one} value={one}>
              {teksten.voorkeuren[one]}
            </option>
          ))}
        </NativeSelect>
      </div>
      <Button onClick={onChoose}>{teksten.aanbevolenKiezen}</Button>
      <output className={styles.reden}>{teksten.aanbevolenOmdat(voorkeur, aanbeveling)}</output>
    </div>
  );
};
