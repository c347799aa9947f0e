import { MEESTE_RESERVE } from '@adviestool/contract/bestellingen';
import type { Bestelkeuze } from '@adviestool/domain/bestellijst/bestellijst';
import { Select } from '@adviestool/ui/Select';
import { TextInput } from '@adviestool/ui/TextInput';
import { useId, useState } from 'react';

import styles from './Bestellijst.module.css';
import { readReserve } from './bestelkeuze.ts';
import { teksten } from './teksten.ts';

const GEEN = 'geen';
const LEVERINGEN = [GEEN, 'bouwlaag', 'gevel'] as const;
const OPTIES = LEVERINGEN.map((value) => ({ value, label: teksten.leveringKeuzes[value] }));

interface KeuzesProps {
  keuze: Bestelkeuze;
  onChange: (keuze: Bestelkeuze) => void;
}

/** How the list is made; a reserve that is none changes nothing and says so. */
export const Keuzes = ({ keuze, onChange }: KeuzesProps) => {
  const [getypt, setGetypt] = useState(String(keuze.reserve));
  const uitlegId = useId();
  const isFout = readReserve(getypt) === null;

  return (
    <fieldset className={styles.keuzes} aria-label={teksten.keuzes}>
      <label className={styles.veld}>
        {teksten.reserve}
        <TextInput
          isNumeric
          type="text"
          inputMode="numeric"
          maxLength={String(MEESTE_RESERVE).length + 1}
          value={getypt}
          aria-invalid={isFout}
          aria-describedby={uitlegId}
          onChange={({ target }) => {
            setGetypt(target.value);
            const reserve = readReserve(target.value);
            if (reserve !== null) onChange({ ...keuze, reserve });
          }}
        />
      </label>
      <Select
        label={teksten.leveringen}
        options={OPTIES}
        value={keuze.levering ?? GEEN}
        onChange={(value) => onChange({ ...keuze, levering: value === GEEN ? null : value })}
      />
      <p id={uitlegId} className={isFout ? styles.fout : styles.uitleg}>
        {isFout
          ? teksten.reserveFout
          : `${teksten.reserveUitleg}${keuze.levering === null ? '' : ` ${teksten.leveringUitleg}`}`}
      </p>
    </fieldset>
  );
};
