import { expect, jest, test } from '@jest/globals';
import { NetworkError } from '@adviestool/contract/api/apiError';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';

import { buildHost } from '../builders/buildHost.ts';
import { overwriteProjectGegevens, storeNewProject, storeProjectGegevens } from './storeProject.ts';

const { projectGegevens } = buildProject();
const mine = { ...projectGegevens, projectNaam: 'Mijn naam' };

const hostThatFails = (error: Error): HostApi =>
  buildHost({
    project: {
      ...buildHost().project,
      save: () => Promise.reject(error),
    },
  });

test('a new project is sent with the key of its form and without gevelvullingen', async () => {
  const answer = jest.fn((_call: { headers?: unknown; body?: unknown }) =>
    buildProjectRecord({ id: 31 }),
  );
  const host = buildHost({ api: buildTransport(answer) });

  expect(await storeNewProject(host, projectGegevens, 'key')).toEqual({
    kind: 'stored',
    projectId: 31,
  });
  expect(answer.mock.calls[0]?.[0]).toMatchObject({
    headers: { 'Idempotency-Key': 'key' },
    body: { name: 'Dok van Delfzijl', version: '1.0.0', gevelvullingen_json: '[]' },
  });
});

test('a project that changed elsewhere is stale, which is not a failure', async () => {
  expect(await storeProjectGegevens(hostThatFails(buildHttpError(412)), mine)).toEqual({
    kind: 'stale',
  });
});

test('a lost connection is a failure for which the host has the text', async () => {
  const error = new NetworkError('No answer.', { method: 'POST', path: '/' });

  expect(await storeProjectGegevens(hostThatFails(error), mine)).toEqual({
    kind: 'failed',
    error,
    texts: {},
  });
});

test('what the backend has no part in is thrown', async () => {
  await expect(storeProjectGegevens(hostThatFails(new TypeError('bug')), mine)).rejects.toThrow(
    'bug',
  );
});

test('overwriting reads the newest version first and replaces only its data', async () => {
  const newest = buildProject({ version: '2.0.0', changed: '2026-11-21T10:00:00Z' });
  const order: string[] = [];
  const saved = jest.fn();
  const host = buildHost({
    project: {
      ...buildHost().project,
      refresh: async () => {
        order.push('refresh');
        return newest;
      },
      save: async (change) => {
        order.push('save');
        saved(change(newest));
        return newest;
      },
    },
  });

  expect(await overwriteProjectGegevens(host, newest.id, mine)).toEqual({
    kind: 'stored',
    projectId: newest.id,
  });
  expect(order).toEqual(['refresh', 'save']);
  expect(saved).toHaveBeenCalledWith({ ...newest, projectGegevens: mine });
});

const STALE = { geadviseerd: 99, gekozen: 5 };

const saveStale = async (
  store: (host: HostApi) => Promise<unknown>,
): Promise<Gevelvulling | undefined> => {
  const aantalAnkers = { onderzijde: STALE, zijkanten: STALE, bovenzijde: STALE };
  const active = buildProject({ gevelvullingen: [buildGevelvulling({ aantalAnkers })] });
  let saved: Project = active;
  await store(
    buildHost({
      project: {
        ...buildHost().project,
        refresh: async () => active,
        save: async (change) => {
          saved = change(active);
          return saved;
        },
      },
    }),
  );
  return saved.gevelvullingen[0];
};

test.each([
  ['saving', (host: HostApi) => storeProjectGegevens(host, mine)],
  ['overwriting', (host: HostApi) => overwriteProjectGegevens(host, 7, mine)],
])(
  '%s other data computes the advice anew and leaves the chosen number alone',
  async (_c, store) => {
    const onderzijde = (await saveStale(store))?.aantalAnkers.onderzijde;

    expect(onderzijde?.geadviseerd).toBeLessThan(99);
    expect(onderzijde?.gekozen).toBe(5);
  },
);

test('data that give no advice leave no advised number', async () => {
  const saved = await saveStale((host) =>
    storeProjectGegevens(host, { ...mine, windgebied: null }),
  );

  expect(saved?.aantalAnkers.onderzijde).toEqual({ geadviseerd: null, gekozen: 5 });
});
