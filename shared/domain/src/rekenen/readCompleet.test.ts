import { describe, expect, test } from '@jest/globals';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import * as fc from 'fast-check';

import {
  buildGevelvullingOf,
  buildProjectGegevens,
  withProducten,
} from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { VARIANT_IDS } from '../velden/variants.ts';
import { applyAdviesIn } from './applyAdvies.ts';
import { compleetOf, readCompleet } from './readCompleet.ts';

/** Frame data and detaillering of any two variants, which need not suit each other, some of them with a gap. */
const ingevuld = fc
  .record({
    kader: fc.constantFrom(...VARIANT_IDS),
    detaillering: fc.constantFrom(...VARIANT_IDS),
    breedte: fc.option(fc.integer({ min: 300, max: 12_000 })),
    stelruimte: fc.option(fc.integer({ min: -5, max: 60 })),
  })
  .map(({ kader, detaillering, breedte, stelruimte }): Gevelvulling => {
    const gevelvulling = withProducten(buildGevelvullingOf(kader), 'GA-120');
    const { detailleringData } = buildGevelvullingOf(detaillering);
    return {
      ...gevelvulling,
      gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, breedte },
      detailleringData: { ...detailleringData, stelruimte },
    };
  });

/** The same answers as other objects, of which nothing was read. */
const anew = (gevelvulling: Gevelvulling): Gevelvulling => ({
  ...gevelvulling,
  gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData },
  detailleringData: { ...gevelvulling.detailleringData },
});

const basis = fc
  .record({
    gebouwhoogte: fc.integer({ min: 3, max: 90 }),
    windgebied: fc.constantFrom(1, 2, 3, null),
  })
  .map((gegevens) => ({ projectGegevens: buildProjectGegevens(gegevens), catalogus: CATALOGUS }));

describe('what was read of a gevelvulling', () => {
  test('gives the numbers of a fresh reading, whatever is changed in between', () => {
    fc.assert(
      fc.property(ingevuld, ingevuld, fc.array(basis, { minLength: 2 }), (een, ander, bases) => {
        // The same frame data with two detailleringen in turn.
        const versies = [een, { ...een, detailleringData: ander.detailleringData }, ander, een];
        for (const each of bases) {
          const withAdvies = applyAdviesIn(each);
          for (const versie of versies) {
            expect(withAdvies(versie)).toEqual(withAdvies(anew(versie)));
            expect(compleetOf(versie)).toEqual(readCompleet(versie));
          }
        }
      }),
    );
  });

  test('is kept through a change of the project', () => {
    const gevelvulling = buildGevelvullingOf('kozijnPrefab');
    const eerder = compleetOf(gevelvulling);
    const projectGegevens = buildProjectGegevens({ gebouwhoogte: 33 });
    const later = applyAdviesIn({ projectGegevens, catalogus: CATALOGUS })(gevelvulling);
    expect(compleetOf(later)).toBe(eerder);
    expect(eerder).not.toBeNull();
  });

  test('cannot become another than what it was read from', () => {
    const gevelvulling = buildGevelvullingOf('kozijnPrefab');
    const elementen = [{ globalId: '0YvctVUKr0kugbFTf53O9L', verdieping: null, orientatie: 90 }];
    const gelezen = { ...gevelvulling.gevelvullingEnKaderData, elementen };
    const compleet = compleetOf({ ...gevelvulling, gevelvullingEnKaderData: gelezen });
    expect(() => {
      gelezen.breedte = 1;
    }).toThrow(TypeError);
    expect(() => elementen.pop()).toThrow(TypeError);
    expect(() => Object.assign(compleet?.kader ?? {}, { breedte: 1 })).toThrow(TypeError);
  });
});
