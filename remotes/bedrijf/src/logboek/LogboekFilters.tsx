import type { Gebeurtenissen } from '@adviestool/contract/gebeurtenissen';
import { Button } from '@adviestool/ui/Button';
import { NativeSelect } from '@adviestool/ui/NativeSelect';
import { TextInput } from '@adviestool/ui/TextInput';
import type { ChangeEvent } from 'react';

import type { LogboekFilter } from './logboekFilter.ts';
import styles from './Logboek.module.css';
import { teksten } from './teksten.ts';

const { filter: woorden } = teksten;

interface LogboekFiltersProps {
  /** As the address says. */
  params: URLSearchParams;
  filter: LogboekFilter;
  personen: Gebeurtenissen['personen'];
  onChange: (params: URLSearchParams) => void;
}

/** What the log is narrowed to. Each choice counts at once, and begins at the newest. */
export const LogboekFilters = ({ params, filter, personen, onChange }: LogboekFiltersProps) => {
  const change =
    (naam: string) =>
    ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void => {
      const next = new URLSearchParams(params);
      next.delete('voor');
      if (value === '') next.delete(naam);
      else next.set(naam, value);
      onChange(next);
    };

  return (
    <fieldset className={styles.filters} aria-label={woorden.naam}>
      <label className={styles.filter}>
        <span>{woorden.over}</span>
        <NativeSelect value={filter.over ?? ''} onChange={change('over')}>
          <option value="">{woorden.alles}</option>
          {Object.entries(teksten.over).map(([over, label]) => (
            <option key={over} value={over}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </label>
      <label className={styles.filter}>
        <span>{woorden.wie}</span>
        <NativeSelect value={String(filter.wie ?? '')} onChange={change('wie')}>
          <option value="">{woorden.iedereen}</option>
          {personen.map(({ uid, naam }) => (
            <option key={uid} value={uid}>
              {naam}
            </option>
          ))}
        </NativeSelect>
      </label>
      <label className={styles.filter}>
        <span>{woorden.vanaf}</span>
        <TextInput type="date" value={filter.vanaf} onChange={change('vanaf')} />
      </label>
      <label className={styles.filter}>
        <span>{woorden.tot}</span>
        <TextInput type="date" value={filter.tot} onChange={change('tot')} />
      </label>
      {params.toString() !== '' && (
        <Button kind="quiet" onClick={() => onChange(new URLSearchParams())}>
          {woorden.wissen}
        </Button>
      )}
    </fieldset>
  );
};
