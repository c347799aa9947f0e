import { expect, jest, test } from '@jest/globals';
import { buildCatalogusPort } from '@adviestool/contract/builders/buildCatalogusPort';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { catalogusSchema } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { HostApi } from '@adviestool/contract/remoteModule';
import {
  buildGevelvullingOf,
  buildProjectGegevens,
  withProducten,
} from '@adviestool/domain/builders/buildGevelvullingOf';

import voorbeeld from '../../../variants/catalogus-voorbeeld.json' with { type: 'json' };
import { tellUitkomst } from './tellUitkomst.ts';

const CATALOGUS = catalogusSchema.parse(voorbeeld);

/** With a fastener on each side. */
const metMiddelen = (merk: string, aantal = 1): Gevelvulling =>
  withProducten(
    buildGevelvullingOf(
      'kozijnTraditioneelMetBevestigingsmiddelen',
      { id: merk, merk, aantal },
      { totaalgewicht: 200, binnenmuur: 'kalkzandsteen' },
    ),
    'GA-120',
    ['KP-10', 'HS-50'],
  );

const zonderMiddelen = (merk: string): Gevelvulling =>
  withProducten(
    buildGevelvullingOf(
      'kozijnTraditioneelZonderBevestigingsmiddelen',
      { id: merk, merk },
      { totaalgewicht: 200 },
    ),
    'GA-120',
  );

const onvolledig = (merk: string): Gevelvulling => ({ ...metMiddelen(merk), detailleringData: {} });

/** More of them than anyone takes unseen. */
const gewaarschuwd = (merk: string): Gevelvulling => metMiddelen(merk, 1001);

test.each([
  ['success', '1 voldoet.', [metMiddelen('K1')]],
  ['warning', '2 voldoen, waarvan 1 met waarschuwingen.', [metMiddelen('K1'), gewaarschuwd('K2')]],
  [
    'warning',
    '2 voldoen; bij 1 is de bevestiging niet getoetst.',
    [metMiddelen('K1'), zonderMiddelen('K2')],
  ],
  ['warning', '1 voldoet; 1 vraagt aandacht.', [metMiddelen('K1'), onvolledig('K2')]],
  [
    'warning',
    '3 voldoen, waarvan 1 met waarschuwingen; bij 1 is de bevestiging niet getoetst; 1 vraagt aandacht.',
    [metMiddelen('K1'), gewaarschuwd('K2'), zonderMiddelen('K3'), onvolledig('K4')],
  ],
] as const)('what was imported is told as a %s: %s', (kind, tekst, gevelvullingen) => {
  const toast = jest.fn<HostApi['toast']>();
  const host = buildHost({ toast, catalogus: buildCatalogusPort(CATALOGUS) });
  const before = buildProject({ projectGegevens: buildProjectGegevens() });
  tellUitkomst(host, { before, after: { ...before, gevelvullingen: [...gevelvullingen] } });
  expect(toast.mock.calls.map((call) => call.slice(0, 2))).toEqual([[kind, tekst]]);
});
