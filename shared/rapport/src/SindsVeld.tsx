import type { Sinds } from '@adviestool/contract/rapporten';
import { TextInput } from '@adviestool/ui/TextInput';
import { Toggle } from '@adviestool/ui/Toggle';
import { useId, useState } from 'react';

import styles from './RapportDialog.module.css';
import { voortgangTeksten } from './voortgangTeksten.ts';

const { sinds: woorden } = voortgangTeksten;

interface SindsVeldProps {
  /** The version that the page compares with; null: none. */
  versie: number | null;
  /** Null: the chapter is not wanted; `leeg`: it is, and no day was chosen yet. */
  value: Sinds | 'leeg' | null;
  onChange: (value: Sinds | 'leeg' | null) => void;
  fout: string | null;
}

/** Asks whether a report is to say what changed, and since when. */
export const SindsVeld = ({ versie, value, onChange, fout }: SindsVeldProps) => {
  const [datum, setDatum] = useState('');
  const foutId = useId();
  const uitlegId = useId();
  const sindsVan = (dag: string): Sinds | 'leeg' => {
    if (versie !== null) return { versie };
    return dag === '' ? 'leeg' : { datum: dag };
  };
  const isVraag = versie === null && value !== null;

  return (
    <>
      <Toggle
        label={versie === null ? woorden.toggle : woorden.versie(versie)}
        checked={value !== null}
        onChange={(isGekozen) => onChange(isGekozen ? sindsVan(datum) : null)}
      />
      {isVraag && (
        <div className={styles.sinds}>
          <label>
            {woorden.dag}
            <TextInput
              type="date"
              value={datum}
              aria-invalid={fout === null ? undefined : true}
              aria-describedby={fout === null ? uitlegId : `${foutId} ${uitlegId}`}
              onChange={(event) => {
                setDatum(event.target.value);
                onChange(sindsVan(event.target.value));
              }}
            />
          </label>
          <p id={uitlegId}>{woorden.uitleg}</p>
        </div>
      )}
      {fout !== null && (
        <p id={foutId} role="alert" className={styles.fout}>
          {fout}
        </p>
      )}
    </>
  );
};
