import { HttpError } from '@adviestool/contract/api/apiError';
import { createTransport } from '@adviestool/contract/api/transport';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import type { Project } from '@adviestool/contract/project';
import { clearActiveProject, useActiveProjectStore } from '@adviestool/state/activeProject';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { beforeEach, expect, jest, test } from '@jest/globals';

import { createProjectPort } from './createProjectPort.ts';

/** Stores project 7 and 8 with a revision, as the backend does. */
const createBackend = () => {
  const records = new Map([7, 8].map((id) => [id, buildProjectRecord({ id, name: `P${id}` })]));
  const revisions = new Map([7, 8].map((id) => [id, 1]));
  const calls: string[] = [];
  const faults: ('before' | 'after')[] = [];

  const write = async (id: number, request: Request): Promise<Response | null> => {
    if (!records.has(id)) return null;
    if (request.headers.get('If-Match') !== `"r${revisions.get(id)}"`) {
      return Response.json({ message: 'Gewijzigd.', code: 'stale' }, { status: 412 });
    }
    const record = buildProjectRecord({ id, ...(await request.json()) });
    records.set(id, record);
    revisions.set(id, (revisions.get(id) ?? 0) + 1);
    return null;
  };

  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    if (path === '/session/token') return new Response('token');
    calls.push(`${request.method} ${path}`);
    const id = Number(path.split('/').at(-1));
    const isWrite = request.method === 'POST';
    const fault = isWrite ? faults.shift() : undefined;
    if (fault === 'before') throw new TypeError('Failed to fetch');
    const refusal = isWrite ? await write(id, request) : null;
    if (fault === 'after') throw new TypeError('Failed to fetch');
    if (refusal !== null) return refusal;
    const record = records.get(id);
    return record === undefined
      ? Response.json({ message: 'Niet gevonden.', code: 'not_found' }, { status: 404 })
      : Response.json(record, { headers: { ETag: `"r${revisions.get(id)}"` } });
  };

  return {
    records,
    revisions,
    calls,
    /** Where the next writes lose the connection: before they are carried out, or after. */
    faults,
    api: createTransport({ domain: 'http://backend.test', fetch: send }),
  };
};

const createPort = () => {
  const backend = createBackend();
  const onMissing = jest.fn();
  const port = createProjectPort({
    api: backend.api,
    groupId: 1,
    clientVersion: '1.0',
    onMissing,
  });
  return { ...backend, port, onMissing };
};

const rename =
  (name: string) =>
  (project: Project): Project => ({
    ...project,
    projectGegevens: { ...project.projectGegevens, projectNaam: name },
  });

const append =
  (text: string) =>
  (project: Project): Project =>
    rename(`${project.projectGegevens.projectNaam}${text}`)(project);

const UNANSWERED = { kind: 'failed', error: { kind: 'network' } };

const activeName = () => useActiveProjectStore.getState().project?.projectGegevens.projectNaam;

beforeEach(clearActiveProject);

test('refresh fetches each time and makes the project the active one', async () => {
  const { port, calls } = createPort();
  await port.refresh(7);
  await port.refresh(7);
  expect(calls).toHaveLength(2);
  expect(activeName()).toBe('P7');
});

test('refreshes at the same time share one request', async () => {
  const { port, calls } = createPort();
  const [one, other] = await Promise.all([port.refresh(7), port.refresh(7)]);
  expect(calls).toHaveLength(1);
  expect(one).toBe(other);
});

test('ensure fetches only what is not active yet', async () => {
  const { port, calls } = createPort();
  await port.ensure(7);
  await port.ensure(7);
  await port.ensure(8);
  expect(calls).toHaveLength(2);
  expect(activeName()).toBe('P8');
});

test('of two projects the last one asked for is active', async () => {
  const { port } = createPort();
  await Promise.all([port.refresh(7), port.refresh(8)]);
  expect(activeName()).toBe('P8');
});

test('a save writes against the revision that was read and keeps the answer', async () => {
  const { port, records } = createPort();
  await port.refresh(7);
  await port.save(rename('Nieuw'));
  expect(records.get(7)?.name).toBe('Nieuw');
  expect(useActiveProjectStore.getState().revision).toBe('"r2"');
  expect(activeName()).toBe('Nieuw');
});

test('a change that has nothing to do writes nothing', async () => {
  const { port, calls } = createPort();
  await port.refresh(7);
  expect(await port.save(() => null)).toEqual({ kind: 'unchanged' });
  expect(calls).toHaveLength(1);
});

test('what was saved comes with what it was made on', async () => {
  const { port } = createPort();
  await port.refresh(7);
  expect(await port.save(append('+a'))).toMatchObject({
    kind: 'saved',
    before: { projectGegevens: { projectNaam: 'P7' } },
    project: { projectGegevens: { projectNaam: 'P7+a' } },
  });
});

test('a refusal is told with its error', async () => {
  const { port, records } = createPort();
  await port.refresh(7);
  records.delete(7);
  expect(await port.save(rename('Nieuw'))).toMatchObject({
    kind: 'failed',
    error: { status: 404 },
  });
});

test('saves at the same time go one after another, each on top of the one before', async () => {
  const { port, records } = createPort();
  await port.refresh(7);
  await Promise.all([port.save(append('+a')), port.save(append('+b'))]);
  expect(records.get(7)?.name).toBe('P7+a+b');
});

test('a refused save leaves the active project as it was, and the next one can succeed', async () => {
  const { port, revisions } = createPort();
  await port.refresh(7);
  revisions.set(7, 9);
  expect(await port.save(rename('Nieuw'))).toEqual({ kind: 'conflict' });
  expect(activeName()).toBe('P7');
  await port.refresh(7);
  await port.save(rename('Nieuw'));
  expect(activeName()).toBe('Nieuw');
});

const withGevelvulling =
  (changed: string) =>
  (project: Project): Project => ({
    ...project,
    gevelvullingen: [{ changed, ...buildGevelvulling() }],
  });

test('a retry after lost answers succeeds, although an earlier attempt was carried out', async () => {
  const { port, revisions, records, faults } = createPort();
  await port.refresh(7);
  faults.push('after', 'before');
  for (const changed of ['2026-11-21T10:00:00Z', '2026-11-21T10:00:05Z']) {
    expect(await port.save(withGevelvulling(changed))).toMatchObject(UNANSWERED);
  }
  expect(await port.save(withGevelvulling('2026-11-21T10:00:10Z'))).toMatchObject({
    kind: 'saved',
    project: { gevelvullingen: [{ changed: '2026-11-21T10:00:10Z' }] },
  });
  expect(records.get(7)?.gevelvullingen_json).toContain('10:00:10Z');
  expect(useActiveProjectStore.getState().revision).toBe(`"r${revisions.get(7)}"`);
});

test('a retry after a lost answer keeps what somebody else saved on top of it', async () => {
  const { port, revisions, records, faults } = createPort();
  await port.refresh(7);
  faults.push('after');
  expect(await port.save(rename('Nieuw'))).toMatchObject(UNANSWERED);
  records.set(7, buildProjectRecord({ id: 7, name: 'Van een ander' }));
  revisions.set(7, 3);
  expect(await port.save(rename('Nieuw'))).toEqual({ kind: 'conflict' });
  expect(records.get(7)?.name).toBe('Van een ander');
});

test('a retry of what never arrived is refused when somebody else saved', async () => {
  const { port, revisions, records, faults } = createPort();
  await port.refresh(7);
  faults.push('before');
  expect(await port.save(rename('Nieuw'))).toMatchObject(UNANSWERED);
  records.set(7, buildProjectRecord({ id: 7, name: 'Van een ander' }));
  revisions.set(7, 2);
  expect(await port.save(rename('Nieuw'))).toEqual({ kind: 'conflict' });
  expect(records.get(7)?.name).toBe('Van een ander');
});

test('what an attempt without an answer saved counts for its own project only', async () => {
  const { port, revisions, faults } = createPort();
  await port.refresh(7);
  faults.push('after');
  expect(await port.save(rename('Nieuw'))).toMatchObject(UNANSWERED);
  await port.refresh(8);
  revisions.set(8, 2);
  expect(await port.save(rename('Nieuw'))).toEqual({ kind: 'conflict' });
});

test('a change that was made on an earlier version is saved against that one', async () => {
  const { port, revisions, records } = createPort();
  await port.refresh(7);
  revisions.set(7, 2);
  await port.refresh(7);
  expect(await port.save(rename('Nieuw'), '"r1"')).toEqual({ kind: 'conflict' });
  expect(records.get(7)?.name).toBe('P7');
});

test('a save for a project that is left meanwhile never reaches the next one', async () => {
  const { port, records } = createPort();
  await port.refresh(7);
  const opening = port.refresh(8);
  await expect(port.save(rename('Nieuw'))).rejects.toThrow('no longer active');
  await opening;
  expect([records.get(7)?.name, records.get(8)?.name]).toEqual(['P7', 'P8']);
});

test('an unreadable project is never written', async () => {
  const { port, records, calls } = createPort();
  records.set(7, buildProjectRecord({ gevelvullingen_json: '{kapot' }));
  await port.refresh(7);
  expect(await port.save(rename('Nieuw'))).toMatchObject({
    kind: 'failed',
    error: { kind: 'unreadable' },
  });
  expect(calls).toEqual(['GET /api/v2/group/1/project/7']);
});

test('a project that is gone is told once and refused', async () => {
  const { port, onMissing } = createPort();
  const both = await Promise.allSettled([port.refresh(404), port.refresh(404)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(both[0]).toMatchObject({ reason: expect.any(HttpError) });
  expect(onMissing).toHaveBeenCalledTimes(1);
});
