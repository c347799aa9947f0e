import type { ShownVeld } from '@adviestool/domain/velden/showVelden';
import type { FormApi } from 'final-form';
import type { ReactNode } from 'react';

import { NumberField } from '../NumberField.tsx';
import { RadioCardsField } from '../RadioCardsField.tsx';
import { RadioField } from '../RadioField.tsx';
import { SelectField } from '../SelectField.tsx';
import { TextField } from '../TextField.tsx';

/** Pictures of a field and of its options. */
export interface VeldBeelden {
  readonly veld?: ReactNode;
  readonly opties?: Readonly<Record<string, ReactNode>>;
}

interface VeldFieldProps {
  veld: ShownVeld;
  beelden?: VeldBeelden | undefined;
  /** Runs with the change of a field that others depend on. */
  onSteer?: ((form: FormApi, naam: string) => void) | undefined;
}

type Draw = (props: VeldFieldProps) => ReactNode;

/** A word of advice, then the bounds. */
const hintOf = ({ hint, bereik }: ShownVeld): string | undefined => {
  if (hint === undefined || bereik === null) return hint ?? bereik ?? undefined;
  return `${hint} ${bereik.charAt(0).toUpperCase()}${bereik.slice(1)}.`;
};

const shared = ({ veld, beelden, onSteer }: VeldFieldProps) => ({
  name: veld.naam,
  label: veld.label,
  help: veld.hulp,
  optional: veld.optioneel,
  hint: hintOf(veld),
  picture: beelden?.veld,
  ...(veld.stuurt &&
    onSteer !== undefined && {
      onValueChange: (_value: unknown, form: FormApi): void => onSteer(form, veld.naam),
    }),
});

const drawNumber: Draw = (props) => {
  const { eenheid, pijl, isGeheel, kanNegatief } = props.veld;
  return (
    <NumberField
      {...shared(props)}
      integer={isGeheel}
      signed={kanNegatief}
      {...(eenheid !== undefined && { unit: eenheid })}
      {...(pijl !== undefined && { step: pijl })}
    />
  );
};

const drawRadios: Draw = (props) => {
  const Field = props.veld.weergave === 'kaarten' ? RadioCardsField : RadioField;
  const options = props.veld.opties.map(({ value, label, hulp }) => ({
    value,
    label,
    description: hulp,
    picture: props.beelden?.opties?.[String(value)],
  }));
  return <Field {...shared(props)} options={options} />;
};

/** How each kind of field is drawn. */
const KINDS: Readonly<Record<ShownVeld['soort'], Draw>> = {
  maat: drawNumber,
  getal: drawNumber,
  janee: drawRadios,
  tekst: (props) => <TextField {...shared(props)} />,
  keuze: (props) =>
    props.veld.weergave === 'lijst' ? (
      <SelectField {...shared(props)} options={props.veld.opties} empty={props.veld.leeg} />
    ) : (
      drawRadios(props)
    ),
};

/** A field of the registry. */
export const VeldField = (props: VeldFieldProps) => KINDS[props.veld.soort](props);
