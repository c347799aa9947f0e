import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { ZIJDEN } from '@adviestool/contract/zijde';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import { uitkomstOf } from '@adviestool/domain/vaststellen/uitkomst';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';

/** How many hoekankers there are before and after a change. */
export interface Hoekankers {
  voor: number;
  na: number;
}

/** What a change of the list leads to: numbers of gevelvullingen, and of hoekankers. */
export interface Gevolgen {
  gewijzigd: number;
  toegevoegd: number;
  verwijderd: number;
  /** Of those that change: the number of hoekankers is the same on every side. */
  adviesBlijft: number;
  adviesWijzigt: number;
  /** There was an advice, and there is none any more. */
  adviesVervalt: number;
  /** There was none, and there is one. */
  adviesNieuw: number;
  voldoetNietMeer: number;
  /** Complete since, and does not comply: it never did. */
  voldoetNiet: number;
  voldoetWeer: number;
  /** Products are taken away, because they are no longer possible. */
  productenGereset: number;
  /** In all that changes, comes or goes, where the number is known before and after. */
  hoekankers: Hoekankers;
  /** The merken of those of which the number was known, and is not any more. */
  nietTeBerekenen: readonly string[];
}

const aantallenOf = (advies: Advies, { gevelvulling }: GevelvullingRij): string => {
  const uitkomst = uitkomstOf(advies, gevelvulling);
  return ZIJDEN.map((zijde) => uitkomst[zijde]?.aantal ?? '').join();
};

const hasLostProduct = (before: Gevelvulling, after: Gevelvulling): boolean =>
  ZIJDEN.some((zijde) => {
    const [old, now] = [before.productKeuze[zijde], after.productKeuze[zijde]];
    const middelen = now.bevestigingsmiddelen ?? [];
    return (
      (old.hoekanker !== null && now.hoekanker === null) ||
      (old.bevestigingsmiddelen ?? []).length > middelen.length
    );
  });

const countAdvies = (gevolgen: Gevolgen, before: GevelvullingRij, after: GevelvullingRij): void => {
  if (before.advies === null && after.advies === null) return;
  if (after.advies === null) gevolgen.adviesVervalt += 1;
  else if (before.advies === null) gevolgen.adviesNieuw += 1;
  else if (aantallenOf(before.advies, before) === aantallenOf(after.advies, after)) {
    gevolgen.adviesBlijft += 1;
  } else gevolgen.adviesWijzigt += 1;
};

/** Adds what a row had and has; what is not known on one side says nothing of the difference. */
const addHoekankers = (
  { voor, na }: Hoekankers,
  before: GevelvullingRij | null,
  after: GevelvullingRij | null,
): Hoekankers => {
  const [old, now] = [before, after].map((rij) => (rij === null ? 0 : rij.totaalHoekankers));
  return typeof old === 'number' && typeof now === 'number'
    ? { voor: voor + old, na: na + now }
    : { voor, na };
};

/** Compares the rows before and after a change; a row that is the same object did not change. */
export const gevolgenOf = (
  before: readonly GevelvullingRij[],
  after: readonly GevelvullingRij[],
): Gevolgen => {
  const old = new Map(before.map((rij) => [rij.id, rij]));
  const nietTeBerekenen: string[] = [];
  const gevolgen: Gevolgen = {
    gewijzigd: 0,
    toegevoegd: 0,
    verwijderd: 0,
    adviesBlijft: 0,
    adviesWijzigt: 0,
    adviesVervalt: 0,
    adviesNieuw: 0,
    voldoetNietMeer: 0,
    voldoetNiet: 0,
    voldoetWeer: 0,
    productenGereset: 0,
    hoekankers: { voor: 0, na: 0 },
    nietTeBerekenen,
  };
  const count = (earlier: GevelvullingRij | null, rij: GevelvullingRij | null): void => {
    gevolgen.hoekankers = addHoekankers(gevolgen.hoekankers, earlier, rij);
  };
  for (const rij of after) {
    const earlier = old.get(rij.id);
    old.delete(rij.id);
    if (earlier === rij) continue;
    count(earlier ?? null, rij);
    if (earlier === undefined) {
      gevolgen.toegevoegd += 1;
      continue;
    }
    gevolgen.gewijzigd += 1;
    countAdvies(gevolgen, earlier, rij);
    if (earlier.totaalHoekankers !== null && rij.totaalHoekankers === null) {
      nietTeBerekenen.push(rij.merk ?? rij.naam);
    }
    if (rij.voldoet === false && earlier.voldoet === true) gevolgen.voldoetNietMeer += 1;
    if (rij.voldoet === false && earlier.voldoet === null) gevolgen.voldoetNiet += 1;
    if (rij.voldoet === true && earlier.voldoet === false) gevolgen.voldoetWeer += 1;
    if (hasLostProduct(earlier.gevelvulling, rij.gevelvulling)) gevolgen.productenGereset += 1;
  }
  for (const rij of old.values()) count(rij, null);
  return { ...gevolgen, verwijderd: old.size };
};
