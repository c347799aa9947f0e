import { describe, expect, test } from '@jest/globals';
import type { GetoondAdvies } from '@adviestool/contract/montage';

import { montageStandOf, nieuwsteInvoer, volgendStuk, type Gezegd } from './montageStand.ts';

const nu: GetoondAdvies = {
  onderzijde: { product: 'GA90', middelen: ['a', 'b'], aantal: 3, posities: [200, 800, 1400] },
  zijkanten: { product: 'GA90', middelen: ['a', 'b'], aantal: 2, posities: [200, 1300] },
};

const gezegd = (over: Partial<Gezegd> = {}): Gezegd => ({
  gevelvulling: 'k1',
  stuk: 1,
  geplaatst: '2026-11-20T09:00:00Z',
  ankers: { onderzijde: 3, zijkanten: 2, bovenzijde: null },
  afwijking: null,
  getoond: nu,
  ...over,
});

const standOf = (
  invoer: readonly Gezegd[],
  stuks = 2,
  advies = nu,
  voldoet: boolean | null = true,
) => montageStandOf(nieuwsteInvoer(invoer).get('k1'), { stuks, nu: advies, voldoet });

describe('a gevelvulling of two pieces', () => {
  test('is ready when both are placed with what is advised', () => {
    expect(standOf([gezegd(), gezegd({ stuk: 2 })])).toEqual({
      stuks: 2,
      geplaatst: 2,
      afwijkingen: 0,
      overtollig: 0,
      ouderAdvies: 0,
      uitBestand: 0,
      gereed: true,
    });
  });

  test('is not when one is left, or has too few on a side', () => {
    expect(standOf([gezegd()])).toMatchObject({ geplaatst: 1, gereed: false });
    const few = { onderzijde: 3, zijkanten: 1, bovenzijde: null };
    const short = standOf([gezegd(), gezegd({ stuk: 2, ankers: few, afwijking: 'minder' })]);
    expect(short).toMatchObject({ geplaatst: 2, afwijkingen: 1, gereed: false });
    const none = { onderzijde: 3, zijkanten: null, bovenzijde: null };
    expect(standOf([gezegd(), gezegd({ stuk: 2, ankers: none })]).gereed).toBe(false);
  });

  test('goes by the newest that was said of each: taking back counts too', () => {
    const invoer = [gezegd(), gezegd({ stuk: 2 }), gezegd({ stuk: 2, geplaatst: null })];
    expect(standOf(invoer)).toMatchObject({ geplaatst: 1, gereed: false });
    expect(volgendStuk(nieuwsteInvoer(invoer).get('k1'), 2)).toBe(2);
  });

  test('is never ready without an advice, or without pieces', () => {
    expect(standOf([gezegd(), gezegd({ stuk: 2 })], 2, {}).gereed).toBe(false);
    expect(standOf([], 0).gereed).toBe(false);
  });

  test.each([false, null])('is never ready by an advice of which complies is %s', (voldoet) => {
    const both = [gezegd(), gezegd({ stuk: 2 })];
    expect(standOf(both, 2, nu, voldoet)).toMatchObject({ geplaatst: 2, gereed: false });
  });

  test('is not ready by what came with a file, until it is said here', () => {
    const gelezen = gezegd({ stuk: 2, uitBestand: { fotos: [] } });
    expect(standOf([gezegd(), gelezen])).toMatchObject({
      geplaatst: 2,
      uitBestand: 1,
      gereed: false,
    });
    expect(standOf([gezegd(), gelezen, gezegd({ stuk: 2 })])).toMatchObject({
      uitBestand: 0,
      gereed: true,
    });
    const weg = gezegd({ stuk: 2, geplaatst: null, uitBestand: { fotos: [] } });
    expect(standOf([gezegd(), weg])).toMatchObject({ uitBestand: 0 });
  });

  test('is not ready by the number of another product, said or advised before', () => {
    const ander = gezegd({ stuk: 2, afwijking: 'anderProduct' });
    expect(standOf([gezegd(), ander])).toMatchObject({ geplaatst: 2, gereed: false });
    const eerder = { ...nu, zijkanten: { ...nu.zijkanten, product: 'GA60' } };
    const ouder = gezegd({ stuk: 2, getoond: gezegdOp(eerder) });
    expect(standOf([gezegd(), ouder])).toMatchObject({ geplaatst: 2, gereed: false });
  });

  test('is not ready with other fasteners or at other places than are advised now', () => {
    for (const anders of [{ middelen: ['a', 'c'] }, { posities: [150, 1350] }]) {
      const eerder = { ...nu, zijkanten: { ...nu.zijkanten, ...anders } };
      const ouder = gezegd({ stuk: 2, getoond: gezegdOp(eerder) });
      expect(standOf([gezegd(), ouder])).toMatchObject({ ouderAdvies: 1, gereed: false });
    }
  });

  test('is not ready while a deviation stands, until the piece is said anew', () => {
    const wijkt = [gezegd(), gezegd({ stuk: 2, afwijking: 'maatWijkt' })];
    expect(standOf(wijkt)).toMatchObject({ geplaatst: 2, afwijkingen: 1, gereed: false });
    expect(standOf([...wijkt, gezegd({ stuk: 2 })]).gereed).toBe(true);
  });

  test('tells of pieces that were placed before there were fewer', () => {
    expect(standOf([gezegd(), gezegd({ stuk: 2 }), gezegd({ stuk: 3 })])).toMatchObject({
      geplaatst: 2,
      overtollig: 1,
    });
  });

  test('tells a deviation of a piece that is not placed too', () => {
    const wijkt = gezegd({ geplaatst: null, afwijking: 'maatWijkt' });
    expect(standOf([wijkt])).toMatchObject({ geplaatst: 0, afwijkingen: 1 });
  });

  test('tells what was placed by an advice that is another one by now', () => {
    const oud = { ...nu, zijkanten: { ...nu.zijkanten, posities: [150, 1350] } };
    const invoer = [gezegd({ getoond: gezegdOp(oud) }), gezegd({ stuk: 2 })];
    expect(standOf(invoer)).toMatchObject({ geplaatst: 2, ouderAdvies: 1 });
    // It stands in the facade, also when there are fewer by now.
    const boven = [gezegd(), gezegd({ stuk: 3, getoond: gezegdOp(oud) })];
    expect(standOf(boven)).toMatchObject({ overtollig: 1, ouderAdvies: 1 });
  });
});

const gezegdOp = ({
  onderzijde,
  zijkanten,
}: {
  onderzijde?: GetoondAdvies['onderzijde'];
  zijkanten: Partial<NonNullable<GetoondAdvies['zijkanten']>>;
}): GetoondAdvies => ({
  onderzijde,
  zijkanten: { product: 'GA90', middelen: ['a', 'b'], aantal: 2, posities: [], ...zijkanten },
});

test('a tick counts for the first piece that is not placed', () => {
  expect(volgendStuk(undefined, 4)).toBe(1);
  const stukken = nieuwsteInvoer([gezegd(), gezegd({ stuk: 3 })]).get('k1');
  expect(volgendStuk(stukken, 4)).toBe(2);
  expect(volgendStuk(stukken, 1)).toBeNull();
  // Whoever goes on from a piece is not led back before there is nothing left behind it.
  expect(volgendStuk(stukken, 4, 3)).toBe(4);
  expect(volgendStuk(stukken, 4, 4)).toBe(2);
});
