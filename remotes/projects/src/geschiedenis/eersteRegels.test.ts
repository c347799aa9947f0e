import { expect, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';

import { buildRevisie, buildWijziging } from '../builders/buildRevisie.ts';
import { eersteRegels } from './eersteRegels.ts';

const NAMEN = { catalogus: buildCatalogus(), leveranciers: {} };

const revisieOf = (...merken: string[]) =>
  buildRevisie({
    aantallen: { toegevoegd: 0, gewijzigd: merken.length, verwijderd: 0 },
    gevelvullingen: merken.map((merk) => buildWijziging({ merk })),
  });

test('of one gevelvulling the values stand without its name', () => {
  expect(eersteRegels(revisieOf('K01'), NAMEN)).toEqual({
    regels: [{ van: null, label: 'Breedte', voor: '2400\u202Fmm', na: '2500\u202Fmm' }],
    heeftMeer: false,
  });
});

test('of more the first three are named, and the rest is told to be there', () => {
  const { regels, heeftMeer } = eersteRegels(revisieOf('K01', 'K02', 'K03', 'K04'), NAMEN);
  expect(regels.map(({ van }) => van)).toEqual(['K01', 'K02', 'K03']);
  expect(heeftMeer).toBe(true);
});

test('what the list left out, or the head does not name, is more', () => {
  const aantallen = { toegevoegd: 0, gewijzigd: 0, verwijderd: 1 };
  expect(eersteRegels(buildRevisie({ aantallen }), NAMEN).heeftMeer).toBe(true);
  const gevelvullingen = ['K01', 'K02', 'K03', 'K04'].map((merk) =>
    buildWijziging({ merk, soort: 'toegevoegd', velden: [] }),
  );
  const added = { toegevoegd: 4, gewijzigd: 0, verwijderd: 0 };
  expect(eersteRegels(buildRevisie({ aantallen: added, gevelvullingen }), NAMEN)).toEqual({
    regels: [],
    heeftMeer: true,
  });
});
