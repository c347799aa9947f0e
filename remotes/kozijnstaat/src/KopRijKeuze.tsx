import { nummerOf } from '@adviestool/kozijnstaten/lijstcel';
import type { Rijen } from '@adviestool/spreadsheet/cel';
import { NativeSelect } from '@adviestool/ui/NativeSelect';
import { useId } from 'react';

import styles from './Kolommen.module.css';
import { teksten } from './teksten.ts';

interface KopRijKeuzeProps {
  cellen: Rijen;
  /** The row number of the header; null: none was found. */
  kopRij: number | null;
  onChoose: (rij: number) => void;
}

/** A header stands near the top: so many rows are offered, with the first of their texts. */
const MEESTE_RIJEN = 50;
const MEESTE_TEKSTEN = 4;

const textsOf = (rij: Rijen[number]): string => {
  const shown = rij.flatMap(({ tekst, herhaald }) => (herhaald ? [] : [tekst.trim()]));
  return shown
    .filter((tekst) => tekst !== '')
    .slice(0, MEESTE_TEKSTEN)
    .join(', ');
};

/** Which row is the header, where another one was found, or none. */
export const KopRijKeuze = ({ cellen, kopRij, onChoose }: KopRijKeuzeProps) => {
  const id = useId();
  const offered = cellen.filter((rij, index) => index < MEESTE_RIJEN || nummerOf(rij) === kopRij);

  return (
    <div className={styles.kopRij}>
      <label htmlFor={id}>{teksten.kolommen.kopRij}</label>
      <NativeSelect
        id={id}
        value={String(kopRij ?? '')}
        aria-invalid={kopRij === null || undefined}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {kopRij === null && <option value="">{teksten.kolommen.kies}</option>}
        {offered.map((rij) => (
          <option key={nummerOf(rij)} value={String(nummerOf(rij))}>
            {teksten.kolommen.kopRijOptie(nummerOf(rij), textsOf(rij))}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
};
