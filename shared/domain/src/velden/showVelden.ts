import type { OptieWaarde } from '@adviestool/contract/veldsoorten';

import { grenzenTekst, writeMaat } from './grenzenTekst.ts';
import { LEVERANCIER, leverancierNaam, type Leveranciers } from './namen.ts';
import {
  applicableVelden,
  offeredWaarden,
  type Register,
  type RegisterVeld,
  type Vraag,
} from './register.ts';
import { readPad } from './veldpad.ts';

interface ShownOptie {
  readonly value: OptieWaarde;
  readonly label: string;
  readonly hulp: string | undefined;
}

/** A field as a form draws it. */
export interface ShownVeld extends Pick<
  RegisterVeld,
  | 'naam'
  | 'soort'
  | 'label'
  | 'hulp'
  | 'hint'
  | 'eenheid'
  | 'pijl'
  | 'lengte'
  | 'weergave'
  | 'leeg'
  | 'rij'
> {
  /** The bounds in words. */
  readonly bereik: string | null;
  readonly isGeheel: boolean;
  /** Less than zero can be an answer. */
  readonly kanNegatief: boolean;
  readonly optioneel: boolean;
  readonly opties: readonly ShownOptie[];
  /** Others depend on the answer. */
  readonly stuurt: boolean;
}

export interface ShownGroep {
  readonly legend: string;
  readonly velden: readonly ShownVeld[];
}

export const labelOfWaarde = ({ opties, soort }: RegisterVeld, value: OptieWaarde): string => {
  if (soort === 'janee') return value === true ? 'Ja' : 'Nee';
  return opties?.[String(value)] ?? String(value);
};

const JA_NEE = [true, false] as const;

const optiesOf = (veld: RegisterVeld, { situatie }: Vraag): ShownOptie[] => {
  const waarden = veld.soort === 'janee' ? JA_NEE : offeredWaarden(veld, situatie);
  return waarden.map((value) => ({
    value,
    label: labelOfWaarde(veld, value),
    hulp: veld.optieHulp?.[String(value)],
  }));
};

/** The groups of fields that a form draws for the answers so far; a group without fields is left out. */
export const showVelden = (vraag: Vraag, values: unknown): ShownGroep[] => {
  const { groepen, sturend } = vraag.register;
  const applicable = applicableVelden(vraag, values);
  const show = (veld: RegisterVeld): ShownVeld => ({
    ...veld,
    bereik: grenzenTekst(veld.grenzen ?? {}, veld.eenheid),
    isGeheel: veld.grenzen?.stap === 1,
    kanNegatief: (veld.grenzen?.min ?? veld.grenzen?.boven ?? 0) < 0,
    optioneel: veld.optioneel === true,
    opties: optiesOf(veld, vraag),
    stuurt: sturend.includes(veld.naam),
  });
  return Object.entries(groepen)
    .map(([groep, legend]) => ({
      legend,
      velden: applicable.filter((veld) => veld.groep === groep).map(show),
    }))
    .filter(({ velden }) => velden.length > 0);
};

/** A field that is filled in, in words. */
export interface VeldRegel {
  readonly naam: string;
  readonly label: string;
  readonly tekst: string;
}

/** A value of a field in words, with its unit; null: nothing is filled in, or no word is known for it. */
export const writeWaarde = (
  veld: RegisterVeld,
  value: unknown,
  leveranciers: Leveranciers = {},
): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number' && veld.soort !== 'keuze') return writeMaat(value, veld.eenheid);
  if (typeof value === 'string' && veld.soort === 'tekst') {
    return veld.naam === LEVERANCIER ? leverancierNaam(leveranciers, value) : value;
  }
  const waarde = [...veld.waarden, ...JA_NEE].find((each) => each === value);
  return waarde === undefined ? null : labelOfWaarde(veld, waarde);
};

/** Everything that is filled in, in the order of the form: no field can be forgotten. */
export const writeVelden = (
  { velden }: Register,
  values: unknown,
  leveranciers: Leveranciers = {},
): VeldRegel[] =>
  velden.flatMap((veld) => {
    const tekst =
      veld.alleenVraag === true ? null : writeWaarde(veld, readPad(values, veld.pad), leveranciers);
    return tekst === null ? [] : [{ naam: veld.naam, label: veld.label, tekst }];
  });
