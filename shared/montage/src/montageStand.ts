import type { GetoondAdvies, MontageInvoer } from '@adviestool/contract/montage';
import { ZIJDEN } from '@adviestool/contract/zijde';

import { isZelfdeAdvies } from './getoondAdviesOf.ts';

/** What counts of an entry; one that waits on a phone has it too. */
export type Gezegd = Pick<
  MontageInvoer,
  'gevelvulling' | 'stuk' | 'geplaatst' | 'ankers' | 'afwijking' | 'getoond' | 'uitBestand'
>;

/** By the number of the piece, of each gevelvulling: the newest that was said. */
export type NieuwsteInvoer<Invoer extends Gezegd> = ReadonlyMap<
  string,
  ReadonlyMap<number, Invoer>
>;

/** @param invoer the oldest first, as it is kept */
export const nieuwsteInvoer = <Invoer extends Gezegd>(
  invoer: readonly Invoer[],
): NieuwsteInvoer<Invoer> => {
  const found = new Map<string, Map<number, Invoer>>();
  for (const each of invoer) {
    const stukken = found.get(each.gevelvulling) ?? new Map<number, Invoer>();
    stukken.set(each.stuk, each);
    found.set(each.gevelvulling, stukken);
  }
  return found;
};

/** Whether every anchored side has at least the number that is advised. */
const heeftGenoeg = ({ ankers }: Gezegd, nu: GetoondAdvies): boolean =>
  ZIJDEN.every((zijde) => {
    const side = nu[zijde];
    return side === undefined || (side.aantal !== null && (ankers[zijde] ?? 0) >= side.aantal);
  });

/** How far the pieces of a gevelvulling are. */
export interface MontageStand {
  /** How many there are to place. */
  readonly stuks: number;
  readonly geplaatst: number;
  /** Pieces of which a deviation was said, placed or not. */
  readonly afwijkingen: number;
  /** Placed, and more than there are by now. */
  readonly overtollig: number;
  /** Placed by an advice that is another one by now, those above the number too: they stand in the facade. */
  readonly ouderAdvies: number;
  /** Placed as the file of a project says, those above the number too: nobody here has looked at them. */
  readonly uitBestand: number;
  /** All placed by the advice of now, which complies, and said here, without a deviation and with enough on each side. */
  readonly gereed: boolean;
}

/**
 * @param stuks how many there are of the gevelvulling
 * @param nu its advice as it is now; empty: there is none, and nothing is ready
 * @param voldoet whether that complies; null: there is no complete one
 */
export const montageStandOf = (
  stukken: ReadonlyMap<number, Gezegd> | undefined,
  { stuks, nu, voldoet }: { stuks: number; nu: GetoondAdvies; voldoet: boolean | null },
): MontageStand => {
  const said = [...(stukken ?? [])];
  const isPlaced = ([, { geplaatst }]: (typeof said)[number]): boolean => geplaatst !== null;
  const standing = said.filter(isPlaced);
  const inNumber = said.filter(([stuk]) => stuk <= stuks);
  const placed = inNumber.filter(isPlaced).map(([, gezegd]) => gezegd);
  const uitBestand = standing.filter(([, each]) => each.uitBestand !== undefined).length;
  const afwijkingen = inNumber.filter(([, { afwijking }]) => afwijking !== null).length;
  const ouderAdvies = standing.filter(([, { getoond }]) => !isZelfdeAdvies(getoond, nu)).length;
  const isAdvised = voldoet === true && ZIJDEN.some((zijde) => nu[zijde] !== undefined);
  return {
    stuks,
    geplaatst: placed.length,
    afwijkingen,
    overtollig: standing.length - placed.length,
    ouderAdvies,
    uitBestand,
    gereed:
      isAdvised &&
      uitBestand + ouderAdvies + afwijkingen === 0 &&
      stuks > 0 &&
      placed.length === stuks &&
      placed.every((gezegd) => heeftGenoeg(gezegd, nu)),
  };
};

/**
 * The piece that a tick counts for when none is named: the first that is not placed, looked for behind `na` and then
 * from the first on; null: all are.
 */
export const volgendStuk = (
  stukken: ReadonlyMap<number, Gezegd> | undefined,
  stuks: number,
  na = 0,
): number | null => {
  for (let step = 0; step < stuks; step += 1) {
    const stuk = ((na + step) % stuks) + 1;
    if ((stukken?.get(stuk)?.geplaatst ?? null) === null) return stuk;
  }
  return null;
};
