import { LEVERINGEN } from '@adviestool/contract/bestellingen';
import type { Bestelkeuze } from '@adviestool/domain/bestellijst/bestellijst';
import { Icon } from '@adviestool/ui/Icon';
import { NativeSelect } from '@adviestool/ui/NativeSelect';
import { TextInput } from '@adviestool/ui/TextInput';
import { useId } from 'react';

import styles from './Bestellijst.module.css';
import { readReserve } from './bestelkeuze.ts';
import { teksten } from './teksten.ts';

const GEEN = 'geen';
const OPTIES = [GEEN, ...LEVERINGEN] as const;

interface KeuzesProps {
  keuze: Bestelkeuze;
  /** The reserve as it stands in its field. */
  getypt: string;
  onType: (getypt: string) => void;
  onChange: (keuze: Bestelkeuze) => void;
}

/** How the list is made. A reserve counts once its field is left or Enter is pressed; one that is none says so at once. */
export const Keuzes = ({ keuze, getypt, onType, onChange }: KeuzesProps) => {
  const id = useId();
  const reserve = readReserve(getypt);
  const isFout = reserve === null;

  const settle = (): void => {
    if (reserve !== null && reserve !== keuze.reserve) onChange({ ...keuze, reserve });
  };

  return (
    <fieldset className={styles.keuzes} aria-label={teksten.keuzes}>
      <div className={styles.veld}>
        <label htmlFor={`${id}-reserve`}>{teksten.reserve}</label>
        <TextInput
          id={`${id}-reserve`}
          isNumeric
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={getypt}
          aria-invalid={isFout || undefined}
          aria-describedby={isFout ? `${id}-fout` : `${id}-uitleg`}
          onChange={({ target }) => onType(target.value)}
          onBlur={settle}
          onKeyDown={({ key }) => {
            if (key === 'Enter') settle();
          }}
        />
        {isFout && (
          <p id={`${id}-fout`} role="alert" className={styles.fout}>
            <Icon name="error" />
            <span>{teksten.reserveFout}</span>
          </p>
        )}
      </div>
      <label className={styles.veld}>
        {teksten.leveringen}
        <NativeSelect
          value={keuze.levering ?? GEEN}
          onChange={({ target }) =>
            onChange({
              reserve: reserve ?? keuze.reserve,
              levering: LEVERINGEN.find((each) => each === target.value) ?? null,
            })
          }
        >
          {OPTIES.map((each) => (
            <option key={each} value={each}>
              {teksten.leveringKeuzes[each]}
            </option>
          ))}
        </NativeSelect>
      </label>
      <p id={`${id}-uitleg`} className={styles.uitleg}>
        {isFout || reserve === keuze.reserve
          ? `${teksten.reserveUitleg}${keuze.levering === null ? '' : ` ${teksten.leveringUitleg}`}`
          : teksten.reserveTypen}
      </p>
    </fieldset>
  );
};
