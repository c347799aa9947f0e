import { expect, test } from '@jest/globals';

import { buildGevelvullingOf } from '../builders/buildGevelvullingOf.ts';
import { naamInLijst } from './naamInLijst.ts';
import { weergavenaam } from './weergavenaam.ts';

const MATEN = { breedte: 900, hoogte: 2100 };

test.each([
  [{ merk: 'K01', ...MATEN }, ''],
  [{ merk: ' ', ...MATEN }, ' (900 × 2100 mm)'],
  [{ merk: null, ...MATEN, bouwlaag: '2' }, ' (900 × 2100 mm, bouwlaag 2)'],
  [{ merk: null, breedte: null, ruimte: 'keuken' }, ' (keuken)'],
  [{ merk: null, breedte: null }, ''],
  [{ merk: 'K07', ...MATEN, gevelvullingType: null }, ' (K07)'],
])('a gevelvulling of %j is told from others by what stands behind its name: %j', (kader, bij) => {
  const gevelvulling = buildGevelvullingOf('schuifpuiPrefab', kader);
  expect(naamInLijst(gevelvulling)).toBe(`${weergavenaam(gevelvulling)}${bij}`);
});
