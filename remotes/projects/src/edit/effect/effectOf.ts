import { uitkomstOf } from '@adviestool/domain/vaststellen/uitkomst';
import { vergelijkUitkomst } from '@adviestool/domain/vaststellen/vergelijkUitkomst';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';

import { gevolgenOf, type Gevolgen } from '../../meerdere/gevolgenOf.ts';

/** What other data of a project do to its advices: numbers of gevelvullingen. */
export interface Effect extends Pick<
  Gevolgen,
  'adviesNieuw' | 'adviesVervalt' | 'voldoetNietMeer' | 'voldoetNiet' | 'voldoetWeer'
> {
  /** Come out the same on every side. */
  blijft: number;
  /** Come out otherwise; compared as a fixed advice is. */
  wijzigt: number;
  /** Of those, with another number of hoekankers on a side. */
  andereAantallen: number;
  /** Of those, fixed. */
  vastgesteld: number;
  /** What does not comply any more, or has an advice for the first time that does not. */
  niet: readonly Pick<GevelvullingRij, 'id' | 'naam'>[];
}

const isAnders = (before: GevelvullingRij, after: GevelvullingRij): boolean => {
  if (before.advies === null || after.advies === null) return before.advies !== after.advies;
  return (
    vergelijkUitkomst(
      uitkomstOf(before.advies, before.gevelvulling),
      uitkomstOf(after.advies, after.gevelvulling),
    ) !== null
  );
};

/** Compares the rows of the same gevelvullingen, in the same order. */
export const effectOf = (
  before: readonly GevelvullingRij[],
  after: readonly GevelvullingRij[],
): Effect => {
  const gevolgen = gevolgenOf(before, after);
  const { adviesWijzigt, adviesNieuw, adviesVervalt } = gevolgen;
  const { voldoetNietMeer, voldoetNiet, voldoetWeer } = gevolgen;
  const paren = before.flatMap((earlier, index) => {
    const rij = after[index];
    const isAdvies = rij !== undefined && (earlier.advies !== null || rij.advies !== null);
    return isAdvies ? [{ earlier, rij }] : [];
  });
  const anders = paren.filter(({ earlier, rij }) => isAnders(earlier, rij));
  return {
    adviesNieuw,
    adviesVervalt,
    voldoetNietMeer,
    voldoetNiet,
    voldoetWeer,
    blijft: paren.length - anders.length,
    wijzigt: anders.length,
    andereAantallen: adviesWijzigt,
    vastgesteld: anders.filter(({ earlier }) => earlier.gevelvulling.vastgesteld !== undefined)
      .length,
    niet: paren
      .filter(({ earlier, rij }) => rij.voldoet === false && earlier.voldoet !== false)
      .map(({ rij: { id, naam } }) => ({ id, naam })),
  };
};
