import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import { buildAdvies } from '@adviestool/ifc/builders/buildAdviezen';
import { TerugFout } from '@adviestool/ifc/TerugFout';
import { expect, test } from '@jest/globals';

import { forEachBestand } from './forEachBestand.ts';

const bestandVan = (naam: string) => {
  const bestand = new File([], naam);
  bestand.arrayBuffer = () => Promise.resolve(new ArrayBuffer(0));
  return { bestand };
};

const advies = (id: string, ...globalIds: readonly string[]): GevelvullingAdvies =>
  buildAdvies({
    id,
    elementen: globalIds.map((globalId) => ({ globalId, verdieping: null, orientatie: null })),
  });

/** Files that have these elements, and `dubbel` ones more than once. */
const over = async (
  bestanden: readonly { heeft: readonly string[]; dubbel?: readonly string[] }[],
  gevelvullingen: readonly GevelvullingAdvies[],
) => {
  const gevraagd: string[][] = [];
  const samen = await forEachBestand(
    bestanden.map((_each, index) => bestandVan(`${index}.ifc`)),
    gevelvullingen,
    (_data, those) => {
      const { heeft = [], dubbel: vaker = [] } = bestanden[gevraagd.length] ?? {};
      const ids = [
        ...new Set(those.flatMap(({ elementen }) => elementen.map(({ globalId }) => globalId))),
      ];
      gevraagd.push(ids);
      const dubbel = ids.filter((id) => vaker.includes(id));
      const genomen = ids.filter((id) => heeft.includes(id));
      if (genomen.length === 0)
        throw new TerugFout(dubbel.length === 0 ? 'leeg' : 'dubbel', { dubbel });
      const onbekend = ids.filter((id) => !genomen.includes(id) && !dubbel.includes(id));
      return Promise.resolve({ genomen, onbekend, dubbel });
    },
  );
  return {
    ...samen,
    gevraagd,
    genomen: samen.uitkomsten.map(({ bestand, uitkomst }) => [bestand.name, ...uitkomst.genomen]),
  };
};

test('an element that several files have is taken from the first, and not asked of another', async () => {
  const { gevraagd, genomen, onbekend } = await over(
    [{ heeft: ['a', 'b'] }, { heeft: ['z'] }, { heeft: ['b', 'c'] }],
    [advies('g1', 'a', 'b', 'c'), advies('g2', 'x')],
  );
  expect(gevraagd).toEqual([
    ['a', 'b', 'c', 'x'],
    ['c', 'x'],
    ['c', 'x'],
  ]);
  expect(genomen).toEqual([
    ['0.ifc', 'a', 'b'],
    ['2.ifc', 'c'],
  ]);
  expect(onbekend).toEqual(['x']);
});

test('a file is not opened when the ones before it have everything', async () => {
  const { gevraagd, onbekend } = await over(
    [{ heeft: ['a'] }, { heeft: ['a'] }],
    [advies('g1', 'a')],
  );
  expect(gevraagd).toEqual([['a']]);
  expect(onbekend).toEqual([]);
});

test('an element that is more than once in a file is told as that, also when the file has no other', async () => {
  const { gevraagd, dubbel, onbekend } = await over(
    [{ heeft: [], dubbel: ['a'] }, { heeft: ['a', 'b'] }],
    [advies('g1', 'a', 'b')],
  );
  expect(gevraagd[1]).toEqual(['b']);
  expect([dubbel, onbekend]).toEqual([['a'], []]);
});

test('an element of several gevelvullingen is told as that, and is no double of the file', async () => {
  const gevelvullingen = [advies('g1', 'a', 'b'), advies('g2', 'b', 'x')];
  // As the writer tells it.
  const { dubbel, gedeeld, onbekend } = await over(
    [{ heeft: ['a'], dubbel: ['b'] }],
    gevelvullingen,
  );
  expect([dubbel, gedeeld, onbekend]).toEqual([[], ['b'], ['x']]);
});

test('without any element the reason is told', async () => {
  await expect(over([{ heeft: [] }], [advies('g1', 'a')])).rejects.toMatchObject({ code: 'leeg' });
  await expect(
    over([{ heeft: [] }, { heeft: [], dubbel: ['a'] }], [advies('g1', 'a')]),
  ).rejects.toMatchObject({ code: 'dubbel', dubbel: ['a'] });
});

test('a file that fails otherwise ends it', async () => {
  await expect(
    forEachBestand([bestandVan('a.ifc')], [advies('g1', 'a')], () =>
      Promise.reject(new TerugFout('onvolledig')),
    ),
  ).rejects.toMatchObject({ code: 'onvolledig' });
});
