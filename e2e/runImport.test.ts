import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { login } from '@adviestool/contract/api/session';
import { addExternalConnection } from '@adviestool/contract/api/externalConnections';
import {
  createProject,
  deleteProject,
  fetchProject,
  fetchProjectSummaries,
  updateProject,
} from '@adviestool/contract/api/projects';
import { createTransport, type Transport } from '@adviestool/contract/api/transport';
import { projectToBody } from '@adviestool/contract/projectRecord';
import type { ImportMessage } from '@adviestool/contract/importMessage';
import type {
  ExistingProject,
  ImportAction,
  ImportItem,
  ImportResult,
  ImportStrategy,
} from '@adviestool/contract/importQueue';

import { buildProjectBody } from '../backend/src/testing/buildProjectBody.ts';
import { createFaultyFetch, type Fault } from '../backend/src/testing/faultyFetch.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../backend/src/testing/testApp.ts';
import { runImport } from '../remotes/bouwmodel/src/import/runImport.ts';

/*
 * The run of an import against the real backend, with a network that fails at each of its calls
 * (decision 20). In the end the group has one project with the connection, or the failure says what
 * is not so.
 */

const message: ImportMessage = {
  metadata: {
    type: 'ifc',
    id: 'model-1',
    file_path: 'woning.ifc',
    file_created: null,
    file_updated: null,
  },
  project: { naam: 'Nieuw' },
  gevelvullingen: [{ id: 'k1', type: 'kozijn', merk: 'A', aantal: 2, breedte: 1800, hoogte: 1500 }],
};

const CALLS = {
  delete: { method: 'DELETE', path: /\/project\/\d+$/ },
  create: { method: 'POST', path: /\/user\/projects$/ },
  connect: { method: 'POST', path: /\/external-connections$/ },
  restore: { method: 'POST', path: /\/restore$/ },
  check: { method: 'GET', path: /\/project\/\d+$/ },
} as const;

type CallName = keyof typeof CALLS;

let world: TestApp;
let groupId: number;
let network: ReturnType<typeof createFaultyFetch>;
let api: Transport;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

const logIn = async () => {
  const account = await world.account({ groupId, roles: ['company-administrator'] });
  const faulty = createFaultyFetch(world.base);
  const transport = createTransport({ domain: world.base, fetch: faulty.fetch });
  const answer = await login(transport, { name: account.name, pass: PASSWORD });
  transport.setCsrfToken(answer.csrf_token);
  return { faulty, transport };
};

beforeEach(async () => {
  groupId = await world.group();
  ({ faulty: network, transport: api } = await logIn());
});

const makeOld = async (): Promise<ExistingProject> => {
  const { project } = await createProject(api, groupId, {
    body: buildProjectBody({ name: 'Oud' }),
    idempotencyKey: crypto.randomUUID(),
  });
  const { type, id, ...data } = message.metadata;
  const connection = await addExternalConnection(api, groupId, {
    projectId: project.id,
    body: { type, external_id: id, data },
  });
  return { id: project.id, naam: 'Oud', changed: project.changed, connection, project };
};

const fails = (...faults: (readonly [call: CallName, fault: Fault, times: number])[]): void => {
  network.calls.length = 0;
  network.setFaults(faults.map(([call, fault, times]) => ({ ...CALLS[call], fault, times })));
};

/** The path of every other project. */
const ofOther = ({ id }: ExistingProject): RegExp => new RegExp(`/project/(?!${id}$)\\d+$`);

const ALWAYS = Number.POSITIVE_INFINITY;

const waits: number[] = [];
const actions: ImportAction[] = [];

const run = (
  existing: ExistingProject | null,
  strategy: ImportStrategy = existing === null ? 'create' : 'overwrite',
  sent: ImportMessage = message,
): Promise<ImportResult> => {
  waits.length = 0;
  actions.length = 0;
  const item: ImportItem = {
    receipt: 1,
    message: sent,
    origin: null,
    analysis: { status: 'success', existing, others: [] },
    strategy,
    update: null,
    run: { status: 'queued' },
  };
  return runImport(
    {
      api,
      groupId,
      clientVersion: '1.0.0',
      pause: async (seconds) => void waits.push(seconds),
      loadCatalogus: async () => buildCatalogus(),
      onAction: (action) => actions.push(action),
    },
    item,
  );
};

/** The projects that are in the list, with the connections they have. */
const live = async (): Promise<string[]> => {
  network.setFaults([]);
  const { projects } = await fetchProjectSummaries(api, groupId, {
    search: '',
    sort: 'created',
    order: 'asc',
    page: 0,
  });
  return projects.map(
    ({ name, external_connections }) =>
      `${name}${external_connections.length === 1 ? ' connected' : ''}`,
  );
};

const arrivals = (call: CallName): number =>
  network.calls.filter((line) => {
    const [method = '', path = ''] = line.split(' ');
    return method === CALLS[call].method && CALLS[call].path.test(path);
  }).length;

const NEW = ['Nieuw connected'];
const OLD = ['Oud connected'];

test('an import makes the project with its gevelvullingen and its connection', async () => {
  fails();
  const result = await run(null);
  expect(result).toEqual({ status: 'success', projectId: expect.any(Number) });
  expect(actions).toEqual(['prepare', 'create', 'connect']);
  expect(await live()).toEqual(NEW);
  const projectId = result.status === 'success' ? (result.projectId ?? 0) : 0;
  const { project } = await fetchProject(api, groupId, projectId);
  expect(project).toMatchObject({
    version: '1.0.0',
    onleesbaar: false,
    externalConnections: [
      { type: 'ifc', external_id: 'model-1', data: { file_path: 'woning.ifc' } },
    ],
    gevelvullingen: [
      { gevelvullingEnKaderData: { externalId: 'k1', merk: 'A', aantal: 2, breedte: 1800 } },
    ],
  });
});

test('an overwrite deletes the old project first and leaves one', async () => {
  const old = await makeOld();
  fails();
  expect(await run(old)).toEqual({ status: 'success', projectId: expect.any(Number) });
  expect(actions).toEqual(['prepare', 'delete', 'create', 'connect']);
  expect(await live()).toEqual(NEW);
});

describe.each(['delete', 'create', 'connect'] as const)(
  'a passing fault at %s [storing 27]',
  (call) => {
    test.each<Fault>(['unsent', 'lost', 'cut', 'late', 500, 503, 429])(
      '(%s) neither duplicates nor loses a project',
      async (fault) => {
        const old = await makeOld();
        fails([call, fault, 1]);
        expect(await run(old)).toEqual({ status: 'success', projectId: expect.any(Number) });
        expect(waits).toEqual([1]);
        expect(await live()).toEqual(NEW);
      },
    );
  },
);

describe('refused for good [storing 27]', () => {
  test.each([403, 422])('(%i) at delete, the old project is not touched', async (status) => {
    const old = await makeOld();
    fails(['delete', status, ALWAYS]);
    expect(await run(old)).toMatchObject({
      status: 'error',
      failure: { action: 'delete', error: { status }, old: 'kept', left: null },
    });
    expect([arrivals('create'), arrivals('restore')]).toEqual([0, 0]);
    expect(await live()).toEqual(OLD);
  });

  test.each([403, 413, 422])('(%i) at create, the old project is put back', async (status) => {
    const old = await makeOld();
    fails(['create', status, ALWAYS]);
    expect(await run(old)).toMatchObject({
      status: 'error',
      failure: { action: 'create', error: { status }, old: 'restored', left: null },
    });
    expect(actions).toEqual(['prepare', 'delete', 'create', 'undo']);
    expect(await live()).toEqual(OLD);
  });

  test.each([403, 409, 422])(
    '(%i) at connect, the new project is deleted and the old one put back',
    async (status) => {
      const old = await makeOld();
      fails(['connect', status, ALWAYS]);
      expect(await run(old)).toMatchObject({
        status: 'error',
        failure: { action: 'connect', error: { status }, old: 'restored', left: null },
      });
      expect(await live()).toEqual(OLD);
    },
  );

  test('at connect, a new project is deleted when there was no old one', async () => {
    fails(['connect', 403, ALWAYS]);
    expect(await run(null)).toMatchObject({
      failure: { action: 'connect', old: null, left: null },
    });
    expect(await live()).toEqual([]);
  });
});

describe('without an answer for good [storing 27]', () => {
  test.each<Fault>(['unsent', 'lost', 'cut', 500])(
    '(%s) at delete, the old project is there in the end',
    async (fault) => {
      const old = await makeOld();
      fails(['delete', fault, ALWAYS]);
      expect(await run(old)).toMatchObject({
        failure: { action: 'delete', old: 'restored', left: null },
      });
      expect(await live()).toEqual(OLD);
    },
  );

  test.each<Fault>(['unsent', 500])(
    '(%s) at create, the old project is put back, and the failure says that the new one is uncertain',
    async (fault) => {
      const old = await makeOld();
      fails(['create', fault, ALWAYS]);
      expect(await run(old)).toMatchObject({
        failure: { action: 'create', old: 'restored', left: 'unknown' },
      });
      expect(await live()).toEqual(OLD);
    },
  );

  test('at create until the old project is back, the new one is found by its key and removed', async () => {
    const old = await makeOld();
    fails(['create', 'lost', 4]);
    expect(await run(old)).toMatchObject({
      failure: { action: 'create', old: 'restored', left: null },
    });
    expect(await live()).toEqual(OLD);
  });

  test('at connect, a connection that was made counts', async () => {
    const old = await makeOld();
    fails(['connect', 'lost', ALWAYS]);
    expect(await run(old)).toEqual({ status: 'success', projectId: expect.any(Number) });
    expect(await live()).toEqual(NEW);
  });

  test.each<Fault>(['unsent', 500])('(%s) at connect, all is undone', async (fault) => {
    const old = await makeOld();
    fails(['connect', fault, ALWAYS]);
    expect(await run(old)).toMatchObject({
      failure: { action: 'connect', old: 'restored', left: null },
    });
    expect(await live()).toEqual(OLD);
  });

  test('at connect and at the look whether it was made, all is undone', async () => {
    const old = await makeOld();
    fails();
    network.setFaults([
      { ...CALLS.connect, fault: 'lost', times: ALWAYS },
      { ...CALLS.check, path: ofOther(old), fault: 'unsent', times: ALWAYS },
    ]);
    expect(await run(old)).toMatchObject({
      failure: { action: 'connect', old: 'restored', left: null },
    });
    expect(await live()).toEqual(OLD);
  });
});

describe('a clean-up that fails [storing 27]', () => {
  test('names the new project that stays, and the old one is put back', async () => {
    const old = await makeOld();
    fails();
    network.setFaults([
      { ...CALLS.connect, fault: 422, times: ALWAYS },
      { ...CALLS.delete, path: ofOther(old), fault: 'unsent', times: ALWAYS },
    ]);
    const result = await run(old);
    expect(result).toMatchObject({
      failure: { action: 'connect', old: 'restored', left: expect.any(Number) },
    });
    expect(await live()).toEqual(['Oud connected', 'Nieuw']);
  });

  test('says that the old project may be gone when it cannot be put back', async () => {
    const old = await makeOld();
    fails(['create', 422, ALWAYS], ['restore', 'unsent', ALWAYS]);
    expect(await run(old)).toMatchObject({ failure: { action: 'create', old: 'unknown' } });
    expect(await live()).toEqual([]);
  });

  test('at a lost answer of the restore asks again', async () => {
    const old = await makeOld();
    fails(['create', 422, ALWAYS], ['restore', 'lost', 1]);
    expect(await run(old)).toMatchObject({ failure: { action: 'create', old: 'restored' } });
    expect(await live()).toEqual(OLD);
  });

  test('without any network after the delete leaves all uncertain, and says so', async () => {
    const old = await makeOld();
    fails(['create', 'unsent', ALWAYS], ['restore', 'unsent', ALWAYS]);
    expect(await run(old)).toMatchObject({ failure: { old: 'unknown', left: 'unknown' } });
  });
});

describe('somebody else', () => {
  test('who connects another project meanwhile keeps it, and nothing new stays', async () => {
    await makeOld();
    fails();
    expect(await run(null)).toMatchObject({
      failure: { action: 'connect', error: { status: 409 }, old: null, left: null },
    });
    expect(await live()).toEqual(OLD);
  });

  test('who deleted the old project is not contradicted when the import fails', async () => {
    const old = await makeOld();
    await deleteProject(api, groupId, { projectId: old.id, revision: null });
    fails(['create', 422, ALWAYS]);
    expect(await run(old)).toMatchObject({ failure: { action: 'create', old: null } });
    expect(await live()).toEqual([]);
  });

  test('who deleted the old project does not stop the import', async () => {
    const old = await makeOld();
    await deleteProject(api, groupId, { projectId: old.id, revision: null });
    fails();
    expect(await run(old)).toMatchObject({ status: 'success' });
    expect(await live()).toEqual(NEW);
  });
});

const save = (projectId: number) =>
  updateProject(api, groupId, {
    projectId,
    body: buildProjectBody({ name: 'Bewerkt' }),
    revision: null,
  });

describe('work that was saved [storing 27]', () => {
  const CHANGED = {
    status: 'error',
    failure: { action: 'delete', error: { name: 'ProjectChangedError' }, old: 'kept', left: null },
  };

  test('since the analysis is not deleted', async () => {
    const old = await makeOld();
    await save(old.id);
    fails();
    expect(await run(old)).toMatchObject(CHANGED);
    expect([arrivals('delete'), arrivals('create')]).toEqual([0, 0]);
    expect(await live()).toEqual(['Bewerkt connected']);
  });

  test.each([[[]], [[['delete', 'unsent', 1] as const]]])(
    'just before the delete is not deleted, with faults %j',
    async (faults) => {
      const old = await makeOld();
      fails(...faults);
      network.after(CALLS.check, () => save(old.id));
      expect(await run(old)).toMatchObject(CHANGED);
      expect([arrivals('restore'), arrivals('create')]).toEqual([0, 0]);
      expect(await live()).toEqual(['Bewerkt connected']);
    },
  );

  test.each<Fault>([403, 503])('is not touched when it cannot be read (%s)', async (fault) => {
    const old = await makeOld();
    fails(['check', fault, ALWAYS]);
    expect(await run(old)).toMatchObject({ failure: { action: 'delete', old: 'kept' } });
    expect(arrivals('delete')).toBe(0);
    expect(await live()).toEqual(OLD);
  });
});

test('a text that the backend does not take is found before the old project is touched', async () => {
  const old = await makeOld();
  fails();
  message.project.naam = 'x'.repeat(256);
  expect(await run(old)).toMatchObject({ failure: { action: 'prepare', old: 'kept' } });
  message.project.naam = 'Nieuw';
  expect(arrivals('delete')).toBe(0);
  expect(await live()).toEqual(OLD);
});

/** As a model that names its elements sends it. */
const modelOf = (...breedten: readonly number[]): ImportMessage => ({
  ...message,
  metadata: { ...message.metadata, file_path: 'woning v2.ifc' },
  gevelvullingen: breedten.map((breedte, index) => ({
    id: `k${index}`,
    type: 'kozijn',
    merk: `K${index}`,
    breedte,
    hoogte: 1500,
    hoogste_punt: 5400,
    elementen: [{ globalId: `k${index}`, verdieping: '00', orientatie: 0 }],
  })),
});

/** The project of a model of two, as the analysis finds it. */
const makeImported = async (): Promise<ExistingProject> => {
  const made = await run(null, 'create', modelOf(1800, 1900));
  const projectId = made.status === 'success' ? (made.projectId ?? 0) : 0;
  const { project } = await fetchProject(api, groupId, projectId);
  const [connection] = project.externalConnections;
  if (connection === undefined) throw new Error('The project has no connection.');
  return { id: projectId, naam: 'Nieuw', changed: project.changed, connection, project };
};
const breedtenOf = async ({ id }: ExistingProject) => {
  const { project } = await fetchProject(api, groupId, id);
  return project.gevelvullingen.map((one) => one.gevelvullingEnKaderData.breedte);
};

describe('an update', () => {
  test('is one write of the project, and keeps of which file it is', async () => {
    const existing = await makeImported();
    fails();
    expect(await run(existing, 'update', modelOf(2000, 1900, 2100))).toEqual({
      status: 'success',
      projectId: existing.id,
      aantallen: { nieuw: 1, gewijzigd: 1, vervallen: 0 },
      resets: [],
    });
    const writes = network.calls.filter((line) => !line.startsWith('GET'));
    expect(writes.map((line) => line.replace(/.*\/project\/\d+/, ''))).toEqual([
      '/gevelvullingen',
      expect.stringMatching(/^\/external-connections\/\d+$/),
    ]);
    expect(await breedtenOf(existing)).toEqual([2000, 1900, 2100]);
    const { project } = await fetchProject(api, groupId, existing.id);
    expect(project.externalConnections[0]?.data.file_path).toBe('woning v2.ifc');
  });

  test('whose answer is lost is not done twice', async () => {
    const existing = await makeImported();
    network.calls.length = 0;
    const many = { method: 'POST', path: /\/gevelvullingen$/ } as const;
    network.setFaults([{ ...many, fault: 'lost', times: 1 }]);
    expect(await run(existing, 'update', modelOf(2000, 1900, 2100))).toMatchObject({
      status: 'success',
    });
    expect(await breedtenOf(existing)).toEqual([2000, 1900, 2100]);
  });

  test('of what somebody saved meanwhile changes nothing', async () => {
    const existing = await makeImported();
    const body = projectToBody(existing.project, '1.0.0');
    world.pass(1000);
    await updateProject(api, groupId, {
      projectId: existing.id,
      body: { ...body, name: 'Van een ander' },
      revision: null,
    });
    fails();
    expect(await run(existing, 'update', modelOf(2000, 1900))).toMatchObject({
      status: 'error',
      failure: { action: 'update', old: 'kept', error: { name: 'ProjectChangedError' } },
    });
    expect(await breedtenOf(existing)).toEqual([1800, 1900]);
  });
});

test('a project beside another of its model has the next id that nobody has', async () => {
  const old = await makeOld();
  fails();
  expect(await run(old, 'create')).toMatchObject({ status: 'success' });
  // Somebody who has not seen the second one makes a third.
  expect(await run(old, 'create')).toMatchObject({ status: 'success' });
  const { projects } = await fetchProjectSummaries(api, groupId, {
    search: '',
    sort: 'created',
    order: 'asc',
    page: 0,
  });
  expect(
    projects.flatMap((project) => project.external_connections.map((one) => one.external_id)),
  ).toEqual(['model-1', 'model-1#2', 'model-1#3']);
});
