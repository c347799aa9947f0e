import { expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { MontageInvoer } from '@adviestool/contract/montage';
import { setSession } from '@adviestool/state/session';
import * as browserDatabase from 'fake-indexeddb';

import { bewaard } from '../wachtrij/bewaard.ts';
import { verzendEen } from '../wachtrij/verzend.ts';
import { loadPlek } from './loadPlek.ts';

// jsdom has none.
Object.assign(globalThis, browserDatabase);

const logIn = (uid: number): void => {
  const user = { uid, name: 'An', roles: [], groups: {} };
  setSession({ status: 'authenticated', user, group: null });
};

test('what was fetched while another user came is fetched anew, and kept for no one but them', async () => {
  logIn(5);
  const fetched: string[] = [];
  const host = buildHost({
    api: buildTransport(() => ({ invoer: [] })),
    project: {
      ...buildHost().project,
      refresh: async () => {
        const projectNaam = fetched.length === 0 ? 'Van 5' : 'Van 6';
        fetched.push(projectNaam);
        logIn(6);
        const project = buildProject();
        return { ...project, projectGegevens: { ...project.projectGegevens, projectNaam } };
      },
    },
  });
  const request = new Request(new URL('/project/7/bouwplaats', location.href));
  expect(await loadPlek(host, { params: { projectId: '7' }, request })).toMatchObject({
    wie: 6,
    projectGegevens: { projectNaam: 'Van 6' },
  });
  expect(fetched).toEqual(['Van 5', 'Van 6']);
  const kept = await bewaard.readPlek('project:7', 6);
  expect(kept?.gegevens.projectGegevens.projectNaam).toBe('Van 6');
});

const PLEK = { soort: 'project', projectId: 7 } as const;

const said: MontageInvoer = {
  id: '00000000-0000-4000-8000-00000000000a',
  gevelvulling: 'k1',
  stuk: 1,
  geplaatst: '2026-11-20T10:00:00Z',
  ankers: { onderzijde: 1, zijkanten: 1, bovenzijde: null },
  afwijking: null,
  toelichting: '',
  fotos: [],
  op: '2026-11-20T10:00:00Z',
  getoond: {},
  door: 'An',
  viaLink: false,
  ontvangen: '2026-11-20T10:00:00Z',
  advies: 'a'.repeat(64),
};

/** @param list what the server has of the site when it is asked */
const loadWith = (list: () => Promise<MontageInvoer[]>) => {
  const host = buildHost({
    api: buildTransport(async ({ method }) =>
      method === 'POST' ? said : { invoer: await list() },
    ),
    project: { ...buildHost().project, refresh: async () => buildProject() },
  });
  const request = new Request(new URL('/project/7/bouwplaats', location.href));
  return {
    send: () => verzendEen(host, PLEK, () => undefined),
    load: () => loadPlek(host, { params: { projectId: '7' }, request }),
  };
};

const idsKept = async (): Promise<string[] | undefined> =>
  (await bewaard.readPlek('project:7', 5))?.gegevens.invoer.map(({ id }) => id);

test('what is sent while a site is fetched stays in view, and on the phone', async () => {
  logIn(5);
  await bewaard.forget('project:7');
  const { load, send } = loadWith(async () => {
    // It answers with what it had before this came.
    await send();
    return [];
  });
  const { gevelvulling: gevelvullingId, stuk, geplaatst, ankers, afwijking } = said;
  const { id, toelichting, op, getoond } = said;
  await loadWith(async () => []).load();
  await bewaard.addWachtend({
    sleutel: 'project:7',
    wie: 5,
    door: null,
    gevelvullingId,
    id,
    body: { stuk, geplaatst, ankers, afwijking, toelichting, op, getoond, fotos: [] },
    fotos: [],
  });
  expect(await load()).toMatchObject({ invoer: [{ id }], wachtend: [] });
  expect(await idsKept()).toEqual([id]);
});

test('what the server does not have any more is not kept for that', async () => {
  logIn(5);
  await loadWith(async () => [said]).load();
  expect(await idsKept()).toEqual([said.id]);
  expect(await loadWith(async () => []).load()).toMatchObject({ invoer: [] });
  expect(await idsKept()).toEqual([]);
});
