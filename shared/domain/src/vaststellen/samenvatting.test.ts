import { expect, test } from '@jest/globals';

import { samenvattingSchema } from '@adviestool/contract/samenvatting';
import { perZijde } from '@adviestool/contract/zijde';

import { buildGevelvulling } from '../builders/buildGevelvulling.ts';
import { buildProjectGegevens } from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { samenvattingNa, samenvattingOf } from './samenvatting.ts';

const basis = { projectGegevens: buildProjectGegevens(), catalogus: CATALOGUS };

const productKeuze = perZijde(() => ({ hoekanker: 'GA-90', bevestigingsmiddelen: null }));
const geen = { hoekanker: null, bevestigingsmiddelen: null };

/** Three kozijnen that take 22 hoekankers each: seven, two times four, and seven. */
const kozijn = buildGevelvulling({ productKeuze });
const zonderProduct = buildGevelvulling({ productKeuze: { ...productKeuze, bovenzijde: geen } });
const teWeinig = buildGevelvulling({
  productKeuze,
  aantalAnkers: { ...kozijn.aantalAnkers, onderzijde: { geadviseerd: null, gekozen: 1 } },
});

test('counts what is ready, what of that fails, and every hoekanker of what is ready', () => {
  expect(samenvattingOf(basis, [kozijn])).toMatchObject({ gereed: 1, hoekankers: 66 });
  expect(samenvattingOf(basis, [kozijn, zonderProduct, teWeinig])).toEqual({
    gevelvullingen: 3,
    gereed: 2,
    voldoet_niet: 1,
    gewijzigd: 0,
    hoekankers: 66 + 3 * (22 - 7 + 1),
    // Of the calculation: fewer are chosen than are advised.
    waarschuwingen: 1,
    niet_getoetst: 1,
    verloopt: null,
  });
});

test('counts nothing as ready while the project is not', () => {
  const projectGegevens = buildProjectGegevens({ typeBouw: null });
  expect(samenvattingOf({ ...basis, projectGegevens }, [kozijn])).toEqual({
    gevelvullingen: 1,
    gereed: 0,
    voldoet_niet: 0,
    gewijzigd: 0,
    hoekankers: 0,
    waarschuwingen: 0,
    niet_getoetst: 0,
    verloopt: null,
  });
});

test('counts the warnings of each complete advice, and those of the project once', () => {
  const projectGegevens = buildProjectGegevens({ windvormFactor: 1 });
  const { gevelvullingEnKaderData } = kozijn;
  const hoog = {
    ...kozijn,
    gevelvullingEnKaderData: { ...gevelvullingEnKaderData, aantal: 1001 },
  };
  const count = (...gevelvullingen: (typeof kozijn)[]) =>
    samenvattingOf({ ...basis, projectGegevens }, gevelvullingen).waarschuwingen;
  expect(count(kozijn, kozijn)).toBe(1);
  expect(count(kozijn, hoog)).toBe(2);
  expect(count(zonderProduct)).toBe(0);
});

test('counts a gebouwhoogte that nobody has checked once, and one below its model at each gevelvulling', () => {
  const { gevelvullingEnKaderData: kader } = kozijn;
  const hoog = { ...kozijn, gevelvullingEnKaderData: { ...kader, hoogstePunt: 30_000 } };
  const count = (gebouwhoogteControleren: boolean, ...gevelvullingen: (typeof kozijn)[]) =>
    samenvattingOf(
      { ...basis, projectGegevens: buildProjectGegevens({ gebouwhoogteControleren }) },
      gevelvullingen,
    ).waarschuwingen;
  expect(count(true, kozijn, kozijn)).toBe(1);
  expect(count(false, hoog, hoog)).toBe(2);
});

/** The catalogue with this as the last day of one source. */
const metBronTot = (id: string, geldigTot: string) => {
  const { bronnen = {} } = CATALOGUS;
  const { [id]: document } = bronnen;
  if (document === undefined) throw new Error('There is no such source.');
  return { ...CATALOGUS, bronnen: { ...bronnen, [id]: { ...document, geldigTot } } };
};

test('says to which day the source holds that expires first, of what is chosen', () => {
  const bron = CATALOGUS.hoekankers.find(({ id }) => id === 'GA-90')?.bron ?? '';
  const met = { ...basis, catalogus: metBronTot(bron, '2026-06-30') };
  expect(samenvattingOf(met, [kozijn])).toMatchObject({ verloopt: '2026-06-30' });
  expect(samenvattingOf(met, [])).toMatchObject({ verloopt: null });
  const gevelvullingen = [kozijn, teWeinig];
  const voor = { samenvatting: samenvattingOf(met, gevelvullingen), gevelvullingen };
  expect(samenvattingNa(met, voor, [kozijn])).toMatchObject({ verloopt: '2026-06-30' });
});

test('of a stored number beyond every bound a list can still be read', () => {
  const { gevelvullingEnKaderData } = kozijn;
  const kader = { ...gevelvullingEnKaderData, aantal: Number.MAX_SAFE_INTEGER };
  const samenvatting = samenvattingOf(basis, [
    { ...kozijn, gevelvullingEnKaderData: kader },
    kozijn,
  ]);
  expect(samenvattingSchema.safeParse(samenvatting).success).toBe(true);
  expect(samenvatting).toMatchObject({ gevelvullingen: 2, gereed: 1, hoekankers: 66 });
});

const metMerk = (gevelvulling: typeof kozijn, merk: string): typeof kozijn => ({
  ...gevelvulling,
  gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, merk },
});

const VIJF = ['K1', 'K2', 'K3', 'K4', 'K5'].map((merk) => metMerk(kozijn, merk));
const [een = kozijn, ...rest] = VIJF;

test.each([
  ['one that fails now', [teWeinig, ...rest]],
  ['one without an advice', [zonderProduct, ...rest]],
  ['one more', [...VIJF, metMerk(kozijn, 'K6')]],
  ['one less', rest],
  ['a merk that looks like another', [een, ...rest.slice(0, 3), metMerk(kozijn, 'К1')]],
  ['another order', VIJF.toReversed()],
  ['nothing that stayed', VIJF.map((each) => ({ ...each }))],
  ['no gevelvulling', []],
])('after a change to %s the counts are those of counting all', (_naam, na) => {
  const voor = { samenvatting: samenvattingOf(basis, VIJF), gevelvullingen: VIJF };
  expect(samenvattingNa(basis, voor, na)).toEqual(samenvattingOf(basis, na));
  const terug = { samenvatting: samenvattingOf(basis, na), gevelvullingen: na };
  expect(samenvattingNa(basis, terug, VIJF)).toEqual(samenvattingOf(basis, VIJF));
});

test('what stayed is not calculated again, unless an earlier release did not count all of it', () => {
  // Counts that nobody would come to tell what they are made of.
  const kept = { ...samenvattingOf(basis, VIJF), hoekankers: 1_000_000 };
  const after = (samenvatting: Parameters<typeof samenvattingNa>[1]['samenvatting']) =>
    samenvattingNa(basis, { samenvatting, gevelvullingen: VIJF }, [...VIJF, kozijn]).hoekankers;
  expect(after(kept)).toBe(1_000_066);
  const { niet_getoetst: _geteld, ...zonder } = kept;
  expect(after(zonder)).toBe(6 * 66);
});
