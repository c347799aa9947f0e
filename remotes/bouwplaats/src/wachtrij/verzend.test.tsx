import { beforeEach, expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { setSession } from '@adviestool/state/session';
import * as browserDatabase from 'fake-indexeddb';

import { sleutelOf } from '../adres/plek.ts';
import { bewaard } from './bewaard.ts';
import { verzendEen } from './verzend.ts';

// jsdom has none.
Object.assign(globalThis, browserDatabase);

const PLEK = { soort: 'project', projectId: 7 } as const;
const SLEUTEL = sleutelOf(PLEK);
const UID = 5;

beforeEach(async () => {
  const user = { uid: UID, name: 'An', roles: [], groups: {} };
  setSession({ status: 'authenticated', user, group: null });
  for (const one of await bewaard.listWachtend(SLEUTEL)) await bewaard.removeWachtend(one);
  for (const stuk of [1, 2]) {
    await bewaard.addWachtend({
      sleutel: SLEUTEL,
      wie: UID,
      door: null,
      gevelvullingId: 'k1',
      id: `00000000-0000-4000-8000-00000000000${stuk}`,
      body: {
        stuk,
        geplaatst: null,
        ankers: { onderzijde: 1, zijkanten: 1, bovenzijde: null },
        afwijking: null,
        toelichting: '',
        fotos: [],
        op: '2026-11-20T10:00:00Z',
        getoond: {},
      },
      fotos: [],
    });
  }
});

const redenen = async (): Promise<(string | null)[]> =>
  (await bewaard.listWachtend(SLEUTEL, UID)).map(({ geweigerd }) => geweigerd);

test.each([
  ['forbidden', 'klaar', ['Mag niet.', 'Mag niet.'], 2],
  ['shut_out', 'klaar', ['Mag niet.', 'Mag niet.'], 2],
  ['authenticated_only', 'later', [null, null], 1],
  ['csrf_invalid', 'later', [null, null], 1],
  // Of something between the phone and the server.
  [null, 'later', [null, null], 1],
])('what is answered with 403 %s comes to %s, and stays', async (code, kind, geweigerd, calls) => {
  let asked = 0;
  const host = buildHost({
    errorText: () => 'Mag niet.',
    api: buildTransport(() => {
      asked += 1;
      throw buildHttpError(403, { code });
    }),
  });
  expect(await verzendEen(host, PLEK, () => undefined)).toEqual({ kind });
  expect(await redenen()).toEqual(geweigerd);
  expect(asked).toBe(calls);
});
