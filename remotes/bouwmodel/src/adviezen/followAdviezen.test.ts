import { beforeEach, expect, jest, test } from '@jest/globals';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { adviezenMessageSchema } from '@adviestool/contract/adviezenMessage';
import { projectFromRecord } from '@adviestool/contract/projectRecord';
import type { ProjectMessage } from '@adviestool/contract/tabMessage';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { clearActiveProject, setActiveProject } from '@adviestool/state/activeProject';
import { setSession } from '@adviestool/state/session';
import type { AdviezenAnswer } from '@adviestool/state/adviezenQuestions';
import { buildHost } from '@adviestool/contract/builders/buildHost';

import { followAdviezen } from './followAdviezen.ts';

const PARENT = 'https://model.example.nl';
const ELEMENT = { globalId: '1aaaaaaaaaaaaaaaaaaaa1', verdieping: '01', orientatie: 90 };

const recordOf = (origin: string | undefined, breedte = 4000) => {
  const gevelvulling = buildGevelvulling();
  const { gevelvullingEnKaderData: kader } = gevelvulling;
  return buildProjectRecord({
    gevelvullingen_json: JSON.stringify([
      { ...gevelvulling, gevelvullingEnKaderData: { ...kader, breedte, elementen: [ELEMENT] } },
    ]),
    external_connections: [
      {
        id: 1,
        type: 'ifc',
        external_id: 'model-1',
        data: {
          file_path: 'gevel.ifc',
          file_created: null,
          file_updated: null,
          ...(origin !== undefined && { origin }),
        },
      },
    ],
  });
};

type Record = ReturnType<typeof recordOf>;

const visit = (records: () => Record[], origin = PARENT) => {
  const told: AdviezenAnswer[] = [];
  const listeners = new Set<(message: ProjectMessage) => void>();
  const own = new Set<(message: ProjectMessage) => void>();
  let reads = 0;
  const host = buildHost({
    api: buildTransport(({ path }) => {
      reads += 1;
      const [record] = records();
      if (path.endsWith('/user/projects')) {
        const full = record === undefined ? [] : [record];
        return {
          pager: { current_page: 0, total_items: 1, total_pages: 1, items_per_page: 2 },
          projects: { full },
        };
      }
      return { ...record, revisies: { a1b2c3d4: 'g-abc' }, gegevens_revision: 'p-1' };
    }),
    tabs: {
      post: () => undefined,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      subscribeOwn: (listener) => {
        own.add(listener);
        return () => own.delete(listener);
      },
    },
  });
  const stop = followAdviezen(
    host,
    { type: 'ifc', id: 'model-1', origin, tekeningen: true, tell: (answer) => told.push(answer) },
    () => '<svg/>',
  );
  const hear = (message: ProjectMessage): void => {
    for (const listener of listeners) listener(message);
  };
  const post = (message: ProjectMessage): void => {
    for (const listener of own) listener(message);
  };
  return { told, hear, post, stop, reads: () => reads };
};

const until = async (isSo: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 100 && !isSo(); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(isSo()).toBe(true);
};

/** Longer than an answer takes. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

const logIn = (): void =>
  setSession({
    status: 'authenticated',
    user: { uid: 3, name: 'demo', roles: [], groups: {} },
    group: null,
  });

beforeEach(() => {
  clearActiveProject();
  logIn();
});

test('the parent that imported a project is told how each advice stands, with its elements', async () => {
  const { told } = visit(() => [recordOf(PARENT)]);
  await until(() => told.length > 0);
  const [answer] = told;
  expect(answer?.event).toBe('adviezen');
  const message = adviezenMessageSchema.parse(answer?.data);
  expect(message.project).toMatchObject({ metadataId: 'model-1' });
  expect(message.gevelvullingen).toMatchObject([
    {
      id: 'a1b2c3d4',
      merk: 'K01',
      toestand: 'adviesGereed',
      voldoet: true,
      revisie: 'g-abc',
      elementen: [ELEMENT],
      tekening: '<svg/>',
    },
  ]);
  const { zijden } = message.gevelvullingen[0] ?? { zijden: [] };
  expect(zijden.map(({ zijde }) => zijde)).toContain('onderzijde');
  for (const { aantal, posities } of zijden) expect(posities).toHaveLength(aantal ?? -1);
});

test.each([
  ['another parent sent it', () => [recordOf('https://tekenen.example.nl')]],
  ['it was imported before its parent was kept', () => [recordOf(undefined)]],
  ['there is none', () => []],
])('nothing of a project is told when %s', async (_why, records) => {
  const { told } = visit(records);
  await until(() => told.length > 0);
  expect(told).toEqual([
    {
      event: 'adviezen:error',
      data: { version: 2, metadata: { type: 'ifc', id: 'model-1' }, reden: 'onbekend' },
    },
  ]);
});

test('a change is told, by another tab and by this one; a save that changes nothing is not', async () => {
  let record = recordOf(PARENT);
  const { told, hear, stop } = visit(() => [record]);
  await until(() => told.length === 1);
  hear({ event: 'project_updated', projectId: record.id });
  await settle();
  expect(told).toHaveLength(1);

  record = recordOf(PARENT, 3000);
  hear({ event: 'project_updated', projectId: record.id });
  await until(() => told.length === 2);
  expect(told[1]).toMatchObject({ data: { gevelvullingen: [{ breedte: 3000 }] } });

  setActiveProject(projectFromRecord(recordOf(PARENT, 2500)), null);
  await until(() => told.length === 3);
  expect(told[2]).toMatchObject({ data: { gevelvullingen: [{ breedte: 2500 }] } });

  stop();
  setActiveProject(projectFromRecord(recordOf(PARENT, 2000)), null);
  await settle();
  expect(told).toHaveLength(3);
});

const ONBEKEND = { event: 'adviezen:error', data: { reden: 'onbekend' } };

test('what this tab deletes, makes or updates of a project that is not open is told', async () => {
  let records: Record[] = [recordOf(PARENT)];
  const { told, post } = visit(() => records);
  await until(() => told.length === 1);
  const { id } = recordOf(PARENT);
  records = [];
  post({ event: 'project_deleted', projectId: id });
  await until(() => told.length === 2);
  expect(told[1]).toMatchObject(ONBEKEND);
  // As an update by import does, of a project that another parent sent before.
  records = [recordOf(PARENT)];
  post({ event: 'project_updated', projectId: id });
  await until(() => told.length === 3);
  expect(told[2]).toEqual(told[0]);
});

test('the end of it is told when nobody is logged in any more, and not when another takes over', async () => {
  const first = visit(() => [recordOf(PARENT)]);
  await until(() => first.told.length === 1);
  first.stop();
  const next = visit(() => [recordOf(PARENT)]);
  await until(() => next.told.length === 1);
  setSession({ status: 'anonymous', group: null });
  next.stop();
  expect(first.told).toHaveLength(1);
  expect(next.told[1]).toMatchObject({ ...ONBEKEND, data: { reden: 'niet-ingelogd' } });
});

test('a save of the open project is told from what it made, without reading it', async () => {
  const record = recordOf(PARENT);
  const { told, post, reads } = visit(() => [record]);
  await until(() => told.length === 1);
  const before = reads();
  setActiveProject(projectFromRecord(recordOf(PARENT, 2500)), null);
  post({ event: 'project_updated', projectId: record.id });
  await until(() => told.length === 2);
  expect(told[1]).toMatchObject({ data: { gevelvullingen: [{ breedte: 2500 }] } });
  expect(reads()).toBe(before);
});

test.each([
  ['is cleared: this user may not see it any more', clearActiveProject],
  [
    'has lost its connection with the model',
    () =>
      setActiveProject({ ...projectFromRecord(recordOf(PARENT)), externalConnections: [] }, null),
  ],
])('nothing is told any more of the open project once it %s', async (_why, change) => {
  let records = [recordOf(PARENT)];
  const { told } = visit(() => records);
  await until(() => told.length === 1);
  setActiveProject(projectFromRecord(recordOf(PARENT)), null);
  records = [];
  change();
  await until(() => told.at(-1)?.event === 'adviezen:error');
  expect(told.at(-1)).toMatchObject(ONBEKEND);
});

test('the same advices are told again after a failure took their place', async () => {
  let isDown = false;
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const record = recordOf(PARENT);
  const { told, hear } = visit(() => {
    if (isDown) throw buildHttpError(503);
    return [record];
  });
  await until(() => told.length === 1);
  isDown = true;
  hear({ event: 'project_updated', projectId: record.id });
  await until(() => told.length === 2);
  isDown = false;
  hear({ event: 'project_updated', projectId: record.id });
  await until(() => told.length === 3);
  expect(told.map(({ event }) => event)).toEqual(['adviezen', 'adviezen:error', 'adviezen']);
  expect(told[2]).toEqual(told[0]);
  log.mockRestore();
});

test('a failure is told, and the next change tries again', async () => {
  let isDown = true;
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { told, hear } = visit(() => {
    if (isDown) throw buildHttpError(503);
    return [recordOf(PARENT)];
  });
  await until(() => told.length === 1);
  expect(told[0]).toMatchObject({ event: 'adviezen:error', data: { reden: 'mislukt' } });
  isDown = false;
  hear({ event: 'project_created', projectId: 9 });
  await until(() => told.length === 2);
  expect(told[1]?.event).toBe('adviezen');
  log.mockRestore();
});

test('a project whose gevelvullingen cannot be read is a failure, not one without any', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let record = { ...recordOf(PARENT), gevelvullingen_json: '[{"kapot' };
  const { told, hear } = visit(() => [record]);
  await until(() => told.length === 1);
  expect(told[0]).toMatchObject({ event: 'adviezen:error', data: { reden: 'mislukt' } });
  record = recordOf(PARENT);
  hear({ event: 'project_updated', projectId: record.id });
  await until(() => told.length === 2);
  expect(told[1]).toMatchObject({ event: 'adviezen', data: { gevelvullingen: [{ merk: 'K01' }] } });
  log.mockRestore();
});
