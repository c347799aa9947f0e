import { expect, test } from '@jest/globals';
import type { DetailleringData, Gevelvulling } from '@adviestool/contract/gevelvulling';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { applyDetaillering, applyKader } from '@adviestool/domain/velden/gevelvulling';
import type { KaderWaarden } from '@adviestool/domain/velden/variants';
import * as fc from 'fast-check';

import { mergeGevelvulling, type SamengevoegdeGevelvulling } from './mergeGevelvulling.ts';
import { veldWijzigingen } from './veldWijzigingen.ts';

/* Two users in one gevelvulling: any edits, in any order of saves, with any answers. */

type Stap =
  | { kader: KaderWaarden }
  | { detaillering: DetailleringData }
  /** Saves; what is asked is answered so. */
  | { bewaar: 'mijn' | 'nieuwste' };

const kaders: fc.Arbitrary<Stap> = fc
  .record(
    {
      gevelvullingType: fc.constantFrom('kozijn', 'hsb'),
      bouwmethode: fc.constantFrom('traditioneel', 'prefab'),
      verbondenAantalZijden: fc.constantFrom(2, 4),
      gebruikBevestigingsmiddelen: fc.boolean(),
      merk: fc.constantFrom('K01', 'K02', 'K03'),
      breedte: fc.constantFrom(3000, 4000, 5000),
      hoogte: fc.constantFrom(2000, 2400),
    },
    { requiredKeys: [] },
  )
  .map((kader) => ({ kader }));

const detailleringen: fc.Arbitrary<Stap> = fc
  .record(
    {
      onderdorpel: fc.constantFrom('houtenDorpel', 'laagReliëfDorpel'),
      maximaleHartOpHartMaatLaagReliefDorpel: fc.constantFrom(400, 500),
      plaatsing: fc.record({ onderzijde: fc.constantFrom('vloerrand', 'binnenmuur') }),
      spouwlatbreedte: fc.constantFrom(70, 80, 90),
      stelruimte: fc.constantFrom(10, 12, null),
      gewichtinvoer: fc.constantFrom('glasgewicht', 'totaalgewicht'),
      glasgewicht: fc.constantFrom(20, 25),
      totaalgewicht: fc.constantFrom(200, 300),
      dikteElement: fc.constantFrom(120, 150),
    },
    { requiredKeys: [] },
  )
  .map((detaillering) => ({ detaillering }));

const stappen = fc.array(
  fc.record({
    wie: fc.constantFrom('anna', 'bram'),
    stap: fc.oneof(
      kaders,
      detailleringen,
      fc.constantFrom<Stap>({ bewaar: 'mijn' }, { bewaar: 'nieuwste' }),
    ),
  }),
  { maxLength: 14 },
);

/** Begins as it is built, or before its detaillering is filled in. */
const begin = fc.constantFrom<DetailleringData | null>(null, {});

const AFGELEID = /^(verankerdeZijden|aantalAnkers)/;

const verschil = (een: Gevelvulling, ander: Gevelvulling): string[] =>
  veldWijzigingen(een, ander, (pad) => pad.startsWith('productKeuze.'))
    .map(({ pad }) => pad)
    .filter((pad) => !AFGELEID.test(pad));

interface Invoer {
  getyptOp: Gevelvulling;
  mijn: Gevelvulling;
}

const edit = ({ getyptOp, mijn }: Invoer, stap: Stap): Invoer => {
  if ('kader' in stap) return { getyptOp, mijn: applyKader(mijn, stap.kader) };
  if ('bewaar' in stap) return { getyptOp, mijn };
  const { detailleringData } = mijn;
  return {
    getyptOp,
    mijn: applyDetaillering(mijn, { ...detailleringData, ...stap.detaillering }),
  };
};

/** What a save stores, and what its user was asked on the way; null: the form shows it instead. */
const save = (
  { getyptOp, mijn }: Invoer,
  nieuwste: Gevelvulling,
  keuze: 'mijn' | 'nieuwste',
): { opgeslagen: Gevelvulling; gevraagd: Set<string>; isVerdringing: boolean } | null => {
  const antwoorden = new Map<string, unknown>();
  const merge = (): SamengevoegdeGevelvulling =>
    mergeGevelvulling({ getyptOp, mijn, nieuwste, antwoorden, settle: (same) => same });
  let meting = merge();
  let isVerdringing = false;
  while (meting.vragen.length > 0) {
    if (keuze === 'nieuwste') return null;
    const before = antwoorden.size;
    isVerdringing ||= meting.isVerdringing;
    for (const vraag of meting.vragen) antwoorden.set(vraag.pad, vraag.nieuwste);
    if (antwoorden.size === before) throw new Error('The same is asked twice.');
    meting = merge();
  }
  if (meting.vervalt.length > 0) return null;
  return {
    opgeslagen: applyKader(meting.gevelvulling, {}),
    gevraagd: new Set(antwoorden.keys()),
    isVerdringing,
  };
};

test('a value changes by who touched it or was asked about it, and by nobody else', () => {
  fc.assert(
    fc.property(begin, stappen, (detailleringData, verloop) => {
      let stored = buildGevelvulling(detailleringData === null ? {} : { detailleringData });
      const invoer = new Map<string, Invoer>();
      for (const { wie, stap } of verloop) {
        const own = invoer.get(wie) ?? { getyptOp: stored, mijn: stored };
        invoer.set(wie, edit(own, stap));
        if (!('bewaar' in stap)) continue;
        const saved = save(own, stored, stap.bewaar);
        // Asked and answered with the newest, or shown in the form: nothing of anybody is stored.
        invoer.delete(wie);
        if (saved === null) continue;
        const eigen = verschil(own.getyptOp, own.mijn);
        const anders = verschil(own.getyptOp, stored);
        const magVragen = saved.isVerdringing || eigen.some((pad) => anders.includes(pad));
        expect(magVragen ? [] : [...saved.gevraagd]).toEqual([]);
        const aangeraakt = new Set([...eigen, ...saved.gevraagd]);
        for (const pad of verschil(stored, saved.opgeslagen))
          expect([...aangeraakt]).toContain(pad);
        for (const pad of verschil(saved.opgeslagen, own.mijn)) {
          // Where it is not what its user has, the user never touched it: it is as it was stored, or was asked about.
          expect(eigen).not.toContain(pad);
          if (saved.gevraagd.has(pad)) continue;
          expect(verschil(stored, saved.opgeslagen)).not.toContain(pad);
        }
        stored = saved.opgeslagen;
      }
    }),
    {
      numRuns: 1000,
      examples: [
        // Of two changes that are each possible the second leaves no room for what neither touched.
        [
          null,
          [
            { wie: 'bram', stap: { kader: { gevelvullingType: 'hsb' } } },
            { wie: 'bram', stap: { detaillering: { gewichtinvoer: 'totaalgewicht' } } },
            { wie: 'anna', stap: { kader: { bouwmethode: 'prefab' } } },
            { wie: 'bram', stap: { bewaar: 'mijn' } },
            { wie: 'anna', stap: { bewaar: 'mijn' } },
          ],
        ],
      ],
    },
  );
});
