import {
  veldsoortenOf,
  type OptieWaarde,
  type Veldsoort,
  type Veldsoorten,
} from '@adviestool/contract/veldsoorten';

import type { Situatie, Veld, Voorwaarde } from './veld.ts';
import { readPad } from './veldpad.ts';

/** A field with its name, kind and what the registry says of it. */
export interface RegisterVeld extends Veld {
  readonly naam: string;
  /** Where its value is: the keys of `naam`. */
  readonly pad: readonly string[];
  readonly soort: Veldsoort['soort'];
  readonly waarden: readonly OptieWaarde[];
}

/** The fields of an entity, in the order of its form. */
export interface Register {
  readonly velden: readonly RegisterVeld[];
  readonly bijNaam: ReadonlyMap<string, RegisterVeld>;
  /** Legend of each group, in the order of the form. */
  readonly groepen: Readonly<Record<string, string>>;
  /** The fields that others depend on. */
  readonly sturend: readonly string[];
}

const isAntwoord = (eis: Voorwaarde): eis is Extract<Voorwaarde, { veld: string }> => 'veld' in eis;

/** Joins the kinds of the contract with what is said of each field, which is a `VeldenVan` them. */
export const createRegister = (
  soorten: Veldsoorten,
  velden: Readonly<Record<string, Veld>>,
  groepen: Readonly<Record<string, string>>,
): Register => {
  const kinds = veldsoortenOf(soorten);
  const register = Object.entries(velden).map(([naam, veld]): RegisterVeld => {
    const kind = kinds.get(naam);
    if (kind === undefined) throw new Error(`The field ${naam} has no kind.`);
    return { ...veld, naam, pad: naam.split('.'), soort: kind.soort, waarden: kind.opties ?? [] };
  });
  const sturend = register
    .flatMap(({ wanneer = [] }) => wanneer.filter(isAntwoord))
    .map(({ veld }) => veld);
  return {
    velden: register,
    bijNaam: new Map(register.map((veld) => [veld.naam, veld])),
    groepen,
    sturend: [...new Set(sturend)],
  };
};

/** Some fields of a registry. */
export const selectVelden = (register: Register, namen: readonly string[]): Register => ({
  ...register,
  velden: register.velden.filter(({ naam }) => namen.includes(naam)),
});

/** What the fields are asked about; without a situation they do not depend on one. */
export interface Vraag {
  readonly register: Register;
  readonly situatie?: Situatie | null;
}

const fits = ({ bouwwijzen, metBevestigingsmiddelen }: Veld, situatie: Situatie | null): boolean =>
  (bouwwijzen === undefined || (situatie !== null && bouwwijzen.includes(situatie.bouwwijze))) &&
  (metBevestigingsmiddelen === undefined || situatie?.bevestigingsmiddelen === true);

/** The question without the fields that its situation never asks, whatever is answered. */
export const narrowVraag = (vraag: Vraag): Vraag => {
  const { register, situatie = null } = vraag;
  return {
    ...vraag,
    register: { ...register, velden: register.velden.filter((veld) => fits(veld, situatie)) },
  };
};

/** Whether the field is asked. An answer to another one counts only where that is asked itself. */
const applies = (veld: RegisterVeld, vraag: Vraag, values: unknown): boolean => {
  const { register, situatie = null } = vraag;
  if (!fits(veld, situatie)) return false;
  if (veld.wanneer === undefined) return true;
  for (const eis of veld.wanneer) {
    if (!isAntwoord(eis)) {
      if (eis.bouwwijze === situatie?.bouwwijze) return true;
      continue;
    }
    const other = register.bijNaam.get(eis.veld);
    if (other === undefined || readPad(values, other.pad) !== eis.is) continue;
    if (applies(other, vraag, values)) return true;
  }
  return false;
};

/** The fields that apply, given the answers so far. */
export const applicableVelden = (vraag: Vraag, values: unknown): RegisterVeld[] =>
  vraag.register.velden.filter((veld) => applies(veld, vraag, values));

/** The values that a field offers. */
export const offeredWaarden = (
  { alleen, waarden }: RegisterVeld,
  situatie?: Situatie | null,
): readonly OptieWaarde[] => (situatie ? alleen?.[situatie.bouwwijze] : undefined) ?? waarden;
