import { expect, test } from '@jest/globals';

import { GEVALLEN } from '../fixtures/gevallen.ts';
import { calculateAdvies, type Advies } from './advies.ts';
import type { AdviesInvoer } from './adviesInvoer.ts';
import { REKENMODEL_VERSIE } from './rekenmodelVersie.ts';

/** What the calculation gave for the cases below, by version. A version keeps its line for good. */
const UITKOMSTEN: Readonly<Record<number, number>> = {
  1: 4199206368,
};

/** The worked cases with other sizes, heights and chosen numbers. */
const gevallen = function* (): Generator<AdviesInvoer> {
  for (const { invoer } of GEVALLEN) {
    for (const extra of [0, 70, 1130, 3400]) {
      const { gevelvulling, projectGegevens } = invoer;
      const kader = gevelvulling.gevelvullingEnKaderData;
      yield {
        ...invoer,
        projectGegevens: {
          ...projectGegevens,
          gebouwhoogte: projectGegevens.gebouwhoogte + Math.floor(extra / 100),
        },
        gevelvulling: {
          ...gevelvulling,
          gevelvullingEnKaderData: {
            ...kader,
            breedte: kader.breedte + extra,
            hoogte: kader.hoogte + extra / 2,
          },
        },
      };
    }
  }
};

/** The numbers and messages; twelve digits, so that the order of an addition plays no part. */
const uitkomstOf = ({ zijden, meldingen, totaal, qp, wd, Gk }: Advies): string =>
  JSON.stringify(
    [
      totaal,
      qp,
      wd,
      Gk,
      meldingen.map(({ code, zijde }) => [code, zijde]),
      Object.entries(zijden).map(([zijde, { status, geadviseerd, unityCheck, posities, FwRd }]) => [
        zijde,
        status,
        geadviseerd,
        unityCheck,
        posities,
        FwRd,
      ]),
    ],
    (_key, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(12)) : value),
  );

/** Tells texts apart (FNV-1a). */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
};

test('another outcome of any of these cases has another version', () => {
  const uitkomsten = [...gevallen()].map((invoer) => uitkomstOf(calculateAdvies(invoer)));
  expect(hashOf(uitkomsten.join())).toBe(UITKOMSTEN[REKENMODEL_VERSIE]);
});
