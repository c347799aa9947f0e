import type { HostApi } from '@adviestool/contract/remoteModule';
import { dagVan } from '@adviestool/getallen/dagVan';
import { Button } from '@adviestool/ui/Button';
import { TextInput } from '@adviestool/ui/TextInput';
import { useId, useState, type FormEvent } from 'react';

import styles from './Vergelijken.module.css';
import { teksten } from './teksten.ts';
import { vergelijkPath } from './vergelijkPath.ts';

interface SindsKeuzeProps {
  host: HostApi;
  projectId: number;
  /** The day that is compared with; null: none. */
  gekozen: string | null;
}

/** Why a day cannot be compared with; null: it can. */
const foutVan = (datum: string): string | null => {
  if (datum === '') return teksten.kiesDatum;
  return datum > dagVan(new Date()) ? teksten.kiesEerder : null;
};

/** Asks since which day changes are to be shown. */
export const SindsKeuze = ({ host, projectId, gekozen }: SindsKeuzeProps) => {
  const [datum, setDatum] = useState(gekozen ?? '');
  const [fout, setFout] = useState<string | null>(null);
  const [vandaag] = useState(() => dagVan(new Date()));
  const inputId = useId();
  const uitlegId = useId();
  const foutId = useId();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const gevonden = foutVan(datum);
    setFout(gevonden);
    if (gevonden === null) host.navigate(vergelijkPath(projectId, { datum }));
  };

  return (
    <form className={styles.keuze} noValidate onSubmit={submit}>
      <label htmlFor={inputId}>{teksten.sinds}</label>
      <div className={styles.datum}>
        <TextInput
          id={inputId}
          type="date"
          max={vandaag}
          value={datum}
          aria-invalid={fout === null ? undefined : true}
          aria-describedby={fout === null ? uitlegId : `${foutId} ${uitlegId}`}
          onChange={(event) => {
            setDatum(event.target.value);
            setFout(null);
          }}
        />
        <Button type="submit">{teksten.vergelijken}</Button>
      </div>
      {fout !== null && (
        <p id={foutId} role="alert" className={styles.fout}>
          {fout}
        </p>
      )}
      <p id={uitlegId} className={styles.uitleg}>
        {teksten.sindsUitleg}
      </p>
    </form>
  );
};
