import { formatDecimal } from '@adviestool/getallen/formatDecimal';
import { NativeSelect } from '@adviestool/ui/NativeSelect';
import { TextInput } from '@adviestool/ui/TextInput';
import { useId, useState } from 'react';

import type { GedeeldVeld } from './gedeeldeVelden.ts';
import { teksten } from './teksten.ts';
import styles from './WijzigenDialog.module.css';

/** What all have now, in words. */
const huidig = ({ waarde, opties }: GedeeldVeld): string => {
  if (waarde === undefined) return teksten.wijzigen.verschillend;
  if (waarde === null || waarde === '') return teksten.wijzigen.leeg;
  const optie = opties.find(({ value }) => value === waarde);
  if (optie !== undefined) return optie.label;
  if (typeof waarde === 'number') return formatDecimal(waarde);
  return typeof waarde === 'string' ? waarde : teksten.wijzigen.verschillend;
};

interface VeldInvoerProps {
  veld: GedeeldVeld;
  tekst: string;
  fout: string | undefined;
  /** Of how many gevelvullingen; fewer may be asked it. */
  totaal: number;
  /** Without it there is no advice. */
  isNodig: boolean;
  onChange: (tekst: string) => void;
}

/**
 * A field for many: empty as long as it changes nothing, beside what they have. What is wrong is told once it is left
 * or Enter is pressed, not of what is still being typed.
 */
export const VeldInvoer = (props: VeldInvoerProps) => {
  const { veld, tekst, totaal, isNodig, onChange } = props;
  const id = useId();
  const [isGetypt, setGetypt] = useState(false);
  const fout = isGetypt ? undefined : props.fout;
  const { label, eenheid, opties, gevraagd } = veld;
  const common = {
    id,
    value: tekst,
    'data-nodig': isNodig || undefined,
    'aria-invalid': fout !== undefined || undefined,
    'aria-describedby': fout === undefined ? undefined : `${id}-fout`,
  };

  return (
    <div className={styles.veld} data-gewijzigd={tekst !== '' || undefined}>
      <label htmlFor={id}>
        {label}
        {eenheid !== undefined && <span className={styles.eenheid}>, {eenheid}</span>}
        {gevraagd < totaal && (
          <span className={styles.eenheid}> ({teksten.wijzigen.alleenBij(gevraagd, totaal)})</span>
        )}
        {isNodig && <span className={styles.nodig}> {teksten.wijzigen.nodig}</span>}
      </label>
      {opties.length > 0 ? (
        <NativeSelect {...common} onChange={({ target }) => onChange(target.value)}>
          <option value="">{teksten.wijzigen.ongewijzigd(huidig(veld))}</option>
          {opties.map((optie) => (
            <option key={String(optie.value)} value={String(optie.value)}>
              {optie.label}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <TextInput
          {...common}
          isNumeric={veld.soort !== 'tekst'}
          inputMode={veld.soort === 'tekst' || veld.kanNegatief ? 'text' : 'decimal'}
          autoComplete="off"
          placeholder={huidig(veld)}
          onChange={({ target }) => {
            setGetypt(true);
            onChange(target.value);
          }}
          onBlur={() => setGetypt(false)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') setGetypt(false);
          }}
        />
      )}
      {fout !== undefined && (
        <p id={`${id}-fout`} role="alert" className={styles.fout}>
          {fout}
        </p>
      )}
    </div>
  );
};
