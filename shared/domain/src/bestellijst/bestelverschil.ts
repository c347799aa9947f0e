import type { Bestelling, Bestelregel } from '@adviestool/contract/bestellingen';

import { groepSleutel } from '../toelichting/plaatsGroepen.ts';
import {
  leverancierSleutel,
  type BestelLeverancier,
  type BestelRegel,
  type Bestellijst,
  type Bestelkeuze,
} from './bestellijst.ts';

/** A product of which another number is needed or to be ordered than was, or by another article number. */
export interface BestelverschilRegel {
  readonly id: string;
  readonly naam: string;
  /** Pieces that are needed. */
  readonly nodig: { readonly toen: number; readonly nu: number };
  /** Pieces that are ordered: in whole packages. */
  readonly bestellen: { readonly toen: number; readonly nu: number };
  /** Null: it is the same, or not known of both. */
  readonly artikel: { readonly toen: string; readonly nu: string } | null;
  /** Of which deliveries another number is to come, where they go by the same; `naam` null: of no place. */
  readonly leveringen: readonly {
    readonly naam: string | null;
    readonly toen: number;
    readonly nu: number;
  }[];
}

export interface Bestelverschil {
  readonly bestelling: Bestelling;
  readonly regels: readonly BestelverschilRegel[];
}

/** The lines of an order as they are kept. */
export const bestelregelsOf = ({ regels }: BestelLeverancier): Bestelregel[] =>
  regels.map(({ id, naam, artikel, verpakking, nodig, bestellen, leveringen }) => ({
    product: id,
    naam,
    artikel,
    verpakking,
    nodig,
    aantal: bestellen,
    leveringen: leveringen.map((levering) => ({
      levering: levering.naam,
      aantal: levering.bestellen,
    })),
  }));

/** The last order of each supplier. @param bestellingen the newest first */
const laatstePerLeverancier = (
  bestellingen: readonly Bestelling[],
): ReadonlyMap<string, Bestelling> => {
  const laatste = new Map<string, Bestelling>();
  for (const bestelling of bestellingen) {
    const sleutel = leverancierSleutel(bestelling.leverancier);
    if (!laatste.has(sleutel)) laatste.set(sleutel, bestelling);
  }
  return laatste;
};

const leveringenOf = (
  toen: Bestelregel | undefined,
  nu: BestelRegel | undefined,
): BestelverschilRegel['leveringen'] => {
  const was = new Map(toen?.leveringen.map((each) => [groepSleutel(each.levering), each]));
  const wordt = new Map(nu?.leveringen.map((each) => [groepSleutel(each.naam), each]));
  return [...new Set([...wordt.keys(), ...was.keys()])]
    .map((sleutel) => ({
      naam: wordt.get(sleutel)?.naam ?? was.get(sleutel)?.levering ?? null,
      toen: was.get(sleutel)?.aantal ?? 0,
      nu: wordt.get(sleutel)?.bestellen ?? 0,
    }))
    .filter((levering) => levering.toen !== levering.nu);
};

const artikelVerschil = (
  toen: string | null = null,
  nu: string | null = null,
): BestelverschilRegel['artikel'] =>
  toen === null || nu === null || toen === nu ? null : { toen, nu };

const verschilOf = (
  id: string,
  toen: Bestelregel | undefined,
  nu: BestelRegel | undefined,
): Omit<BestelverschilRegel, 'leveringen'> => ({
  id,
  naam: nu?.naam ?? toen?.naam ?? id,
  nodig: { toen: toen?.nodig ?? 0, nu: nu?.nodig ?? 0 },
  bestellen: { toen: toen?.aantal ?? 0, nu: nu?.bestellen ?? 0 },
  artikel: artikelVerschil(toen?.artikel, nu?.artikel),
});

/**
 * What a list says otherwise than an order of one of its suppliers, also what is not needed at all any more. What comes
 * in which delivery is compared where both go by the same.
 */
export const bestelverschil = (
  bestelling: Bestelling,
  { leveranciers, levering }: Bestellijst,
): Bestelverschil => {
  const sleutel = leverancierSleutel(bestelling.leverancier);
  const nu = leveranciers.find((each) => each.sleutel === sleutel);
  const isSameDelivery = bestelling.levering === levering;
  const toen = new Map(bestelling.regels.map((regel) => [regel.product, regel]));
  const nieuw = new Map((nu?.regels ?? []).map((regel) => [regel.id, regel]));
  const ids = [...new Set([...nieuw.keys(), ...toen.keys()])];
  return {
    bestelling,
    regels: ids
      .map((id) => ({
        ...verschilOf(id, toen.get(id), nieuw.get(id)),
        leveringen: isSameDelivery ? leveringenOf(toen.get(id), nieuw.get(id)) : [],
      }))
      .filter(
        ({ nodig, bestellen, leveringen, artikel }) =>
          nodig.toen !== nodig.nu ||
          bestellen.toen !== bestellen.nu ||
          leveringen.length > 0 ||
          artikel !== null,
      ),
  };
};

/**
 * Per supplier of the last orders what is otherwise now, also of those that nothing is ordered from any more.
 * @param besteldMet the list of now, made as an order was: what is otherwise is then of the project, not of its settings
 */
export const bestelverschillen = (
  besteldMet: (keuze: Bestelkeuze) => Bestellijst,
  bestellingen: readonly Bestelling[],
): ReadonlyMap<string, Bestelverschil> =>
  new Map(
    [...laatstePerLeverancier(bestellingen)].map(([sleutel, bestelling]) => [
      sleutel,
      bestelverschil(bestelling, besteldMet(bestelling)),
    ]),
  );
