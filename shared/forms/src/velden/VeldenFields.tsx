import type { Antwoorden, WaarschuwingRegel } from '@adviestool/domain/waarschuwen/regels';
import type { Vraag } from '@adviestool/domain/velden/register';
import { showVelden, type ShownVeld } from '@adviestool/domain/velden/showVelden';
import { Fieldset } from '@adviestool/ui/Fieldset';
import type { FormApi } from 'final-form';
import { Fragment, type ReactNode } from 'react';

import { FieldRow } from '../FieldRow.tsx';
import { useFieldValues } from '../useFieldValues.ts';
import { clearVelden } from './clearVelden.ts';
import { VeldField, type VeldBeelden } from './VeldField.tsx';
import { VeldWaarschuwingen } from './VeldWaarschuwingen.tsx';

/** What a form knows of a field beyond the registry. */
interface Aanvulling {
  /** In place of the advice of the registry. */
  readonly hint?: string | undefined;
  /** Only these options. */
  readonly alleen?: readonly unknown[];
  /** In place of the field. */
  readonly veld?: ReactNode;
  /** Below the field. */
  readonly na?: ReactNode;
}

interface VeldenFieldsProps {
  vraag: Vraag;
  beelden?: Readonly<Record<string, VeldBeelden>>;
  aanvullingen?: Readonly<Record<string, Aanvulling>>;
  /** What is to be warned of. */
  regels?: readonly WaarschuwingRegel[];
  /** Answers of other forms that a warning may depend on. */
  bekend?: Antwoorden;
  /** Runs after a choice in the field of that name has cleared what depends on it, in one batch with the change. */
  onSteer?: (form: FormApi, naam: string) => void;
}

/** Consecutive fields of one row together; every other field alone. */
const rowsOf = (velden: readonly ShownVeld[]): ShownVeld[][] =>
  velden.reduce<ShownVeld[][]>((rows, veld) => {
    const last = rows.at(-1);
    if (veld.rij !== undefined && last?.[0]?.rij === veld.rij) last.push(veld);
    else rows.push([veld]);
    return rows;
  }, []);

const complement = (veld: ShownVeld, { hint = veld.hint, alleen }: Aanvulling): ShownVeld => ({
  ...veld,
  ...(hint !== undefined && { hint }),
  opties:
    alleen === undefined ? veld.opties : veld.opties.filter(({ value }) => alleen.includes(value)),
});

/** The fields of a registry that apply to the answers so far, in their groups. */
export const VeldenFields = ({
  vraag,
  beelden = {},
  aanvullingen = {},
  regels = [],
  bekend,
  onSteer,
}: VeldenFieldsProps) => {
  const groepen = showVelden(vraag, useFieldValues(vraag.register.sturend));

  const steer = (form: FormApi, naam: string): void => {
    clearVelden(form, vraag);
    onSteer?.(form, naam);
  };

  const draw = (veld: ShownVeld): ReactNode => {
    const aanvulling = aanvullingen[veld.naam] ?? {};
    const eigen = regels.filter((regel) => regel.veld === veld.naam);
    return (
      <Fragment key={veld.naam}>
        {aanvulling.veld ?? (
          <VeldField
            veld={complement(veld, aanvulling)}
            beelden={beelden[veld.naam]}
            onSteer={steer}
          />
        )}
        {eigen.length > 0 && <VeldWaarschuwingen regels={eigen} bekend={bekend} />}
        {aanvulling.na}
      </Fragment>
    );
  };

  return groepen.map(({ legend, velden }) => (
    <Fieldset key={legend} legend={legend}>
      {rowsOf(velden).map((row) =>
        row.length === 1 ? row.map(draw) : <FieldRow key={row[0]?.naam}>{row.map(draw)}</FieldRow>,
      )}
    </Fieldset>
  ));
};
