/** A number as it is written, but for the points between thousands, with the unit behind it. */
export interface Getal {
  readonly getal: string;
  /** Null: none stands there; that of a table may stand in its head. */
  readonly eenheid: string | null;
}

/** The power of one half, which is set as a root. */
const WORTEL = /\^\(1\/2\)/g;
/** A square; that of a unit has a letter before it. */
const KWADRAAT = /(?<=[\d)])²/g;
/** What stands behind a letter, as in CC2 and z0, is part of a name; 6.10b and 4.1 are paragraphs. */
const GETAL =
  /(?<![\p{L}\d.,_])(\d+(?:\.\d{3})*(?:,\d+)?)(?!\d|[.,]\d)(?:\s*(kN\/\s?m²|kNm|kN|kg\/\s?m²|kg\/\s?m³|kg|mm²|mm|m²|m\/s|m)(?![\p{L}\d]))?/gu;

/** The numbers of a text in their order. */
export const readGetallen = (tekst: string): Getal[] =>
  [...tekst.replaceAll(WORTEL, '').replaceAll(KWADRAAT, ' 2').matchAll(GETAL)].map(
    ([, getal = '', eenheid]) => ({
      getal: getal.replaceAll('.', ''),
      eenheid: eenheid?.replaceAll(/\s/g, '') ?? null,
    }),
  );

const isZelfde = (links: Getal, rechts: Getal | undefined): boolean =>
  rechts !== undefined &&
  links.getal === rechts.getal &&
  (links.eenheid === null || rechts.eenheid === null || links.eenheid === rechts.eenheid);

/** Whether numbers stand somewhere one right after another. */
export const isReeksIn = (gezocht: readonly Getal[], alle: readonly Getal[]): boolean =>
  alle.some((_getal, vanaf) =>
    gezocht.every((getal, index) => isZelfde(getal, alle[vanaf + index])),
  );
