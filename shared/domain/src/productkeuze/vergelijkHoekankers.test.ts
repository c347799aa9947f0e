import { expect, test } from '@jest/globals';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

import { buildGevelvullingOf, buildProjectGegevens } from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { adviesFor } from '../rekenen/advies.ts';
import { chooseAanbevolen } from './chooseAanbevolen.ts';
import { aanbevolenHoekankers, vergelijkHoekankers, VOORKEUREN } from './vergelijkHoekankers.ts';

const projectGegevens = buildProjectGegevens();
const invoerOf = (gevelvulling: Gevelvulling) => ({
  projectGegevens,
  gevelvulling,
  catalogus: CATALOGUS,
});
/** So heavy that a light product needs more than a strong one. */
const zwaar = buildGevelvullingOf(
  'kozijnTraditioneelZonderBevestigingsmiddelen',
  {},
  { totaalgewicht: 2500 },
);
const vergelijkingOf = (gevelvulling: Gevelvulling) => {
  const vergelijking = vergelijkHoekankers(invoerOf(gevelvulling));
  if (vergelijking === null) throw new Error('The gevelvulling is complete.');
  return vergelijking;
};

test('every product has its total, both stijlen counted, when it suits all sides', () => {
  const vergelijking = vergelijkingOf(zwaar);
  expect(vergelijking.map(({ hoekanker }) => hoekanker.id)).toEqual(
    CATALOGUS.hoekankers.map(({ id }) => id),
  );
  for (const { hoekanker, totaal } of vergelijking) {
    const keuze = { hoekanker: hoekanker.id, bevestigingsmiddelen: null };
    const productKeuze = { onderzijde: keuze, zijkanten: keuze, bovenzijde: keuze };
    const advies = adviesFor(invoerOf({ ...zwaar, productKeuze }));
    expect(totaal).toBe(advies?.totaalPerGevelvulling ?? null);
  }
});

test('what counts decides what is recommended', () => {
  const vergelijking = vergelijkingOf(zwaar);
  const aanbevolen = Object.fromEntries(
    VOORKEUREN.map((voorkeur) => [voorkeur, aanbevolenHoekankers(vergelijking, voorkeur)]),
  );

  // The first of the catalogue that suits; the strongest under the weight; one for all.
  expect(aanbevolen.lichtste?.hoekankers.bovenzijde).toBe('GA-90');
  expect(aanbevolen.minste?.totaal).toBeLessThan(aanbevolen.lichtste?.totaal ?? 0);
  expect(aanbevolen.eenProduct?.producten).toBe(1);
  expect(aanbevolen.eenProduct?.totaal).toBeGreaterThanOrEqual(aanbevolen.minste?.totaal ?? 0);
});

test.each(VOORKEUREN)('a recommendation for %s has the total that its advice has', (voorkeur) => {
  const { totaal } = aanbevolenHoekankers(vergelijkingOf(zwaar), voorkeur);
  const gevelvulling = chooseAanbevolen({ ...invoerOf(zwaar), voorkeur });

  expect(totaal).not.toBeNull();
  expect(adviesFor(invoerOf(gevelvulling))?.totaalPerGevelvulling).toBe(totaal);
});

test('where no product suits all sides, one product for all is the fewest on each', () => {
  // Only the console carries it, and that is for the onderzijde alone.
  const catalogus = {
    ...CATALOGUS,
    hoekankers: CATALOGUS.hoekankers.filter(({ id }) => ['GA-200C', 'GS-60'].includes(id)),
  };
  const vergelijking = vergelijkHoekankers({ projectGegevens, gevelvulling: zwaar, catalogus });
  const { hoekankers, producten } = aanbevolenHoekankers(vergelijking ?? [], 'eenProduct');

  expect(hoekankers).toEqual({ onderzijde: 'GA-200C', zijkanten: 'GS-60', bovenzijde: 'GS-60' });
  expect(producten).toBe(2);
});

test('nothing can be compared while data are incomplete', () => {
  expect(vergelijkHoekankers(invoerOf({ ...zwaar, detailleringData: {} }))).toBeNull();
});
