import { HttpError } from '@adviestool/contract/api/apiError';
import { createTransport } from '@adviestool/contract/api/transport';
import { buildCatalogusPort } from '@adviestool/contract/builders/buildCatalogusPort';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import type { Project } from '@adviestool/contract/project';
import { clearActiveProject, useActiveProjectStore } from '@adviestool/state/activeProject';
import { beforeEach, expect, jest, test } from '@jest/globals';

import { createProjectPort } from './createProjectPort.ts';

/** Keeps project 7 and 8. */
const createBackend = () => {
  const records = new Map([7, 8].map((id) => [id, buildProjectRecord({ id, name: `P${id}` })]));
  const calls: string[] = [];

  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    calls.push(`${request.method} ${path}`);
    const record = records.get(Number(path.split('/').at(-1)));
    return record === undefined
      ? Response.json({ message: 'Niet gevonden.', code: 'not_found' }, { status: 404 })
      : Response.json(
          { ...record, revisies: {}, gegevens_revision: 'p-x' },
          { headers: { ETag: '"r1"' } },
        );
  };

  return { records, calls, api: createTransport({ domain: 'http://backend.test', fetch: send }) };
};

const createPort = (visit: () => string | null = () => null) => {
  const backend = createBackend();
  const onMissing = jest.fn();
  const port = createProjectPort({
    api: backend.api,
    groupId: 1,
    catalogus: buildCatalogusPort(),
    clientVersion: '1.0',
    onMissing,
    visit,
  });
  return { ...backend, port, onMissing };
};

const rename =
  (name: string) =>
  (project: Project): Project => ({
    ...project,
    projectGegevens: { ...project.projectGegevens, projectNaam: name },
  });

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

test('what the guard of a visit has read, its loader does not read again', async () => {
  let visit: string | null = 'first';
  const { port, calls } = createPort(() => visit);
  await port.ensure(7);
  expect(await port.refresh(7)).toBe(await port.ensure(7));
  expect(calls).toHaveLength(1);
  // The same visit, which is told of a change.
  await port.refresh(7);
  expect(calls).toHaveLength(2);
  await port.ensure(8);
  visit = 'second';
  await port.refresh(8);
  expect(calls).toHaveLength(4);
  visit = null;
  await port.ensure(7);
  await port.refresh(7);
  expect(calls).toHaveLength(6);
});

test('of two projects the last one asked for is active', async () => {
  const { port } = createPort();
  await Promise.all([port.refresh(7), port.refresh(8)]);
  expect(activeName()).toBe('P8');
});

test('the revisions of the parts are kept beside the project', async () => {
  const { port } = createPort();
  await port.refresh(7);
  expect(useActiveProjectStore.getState()).toMatchObject({
    revision: '"r1"',
    revisies: {},
    gegevensRevision: 'p-x',
  });
});

test('a project that is only looked at is not written, and says so', async () => {
  const { port, calls, records } = createPort();
  const rechten = { wijzigen: false, beheren: false };
  records.set(7, buildProjectRecord({ id: 7, rechten }));
  await port.refresh(7);
  expect(await port.save(rename('Anders'))).toMatchObject({
    kind: 'failed',
    error: { kind: 'http', status: 403, code: 'forbidden' },
  });
  expect(calls).toHaveLength(1);
});

test('a change that has nothing to do writes nothing', async () => {
  const { port, calls } = createPort();
  await port.refresh(7);
  expect(await port.save(() => null)).toEqual({ kind: 'unchanged' });
  expect(calls).toHaveLength(1);
});

test('a change that leaves everything as it is is saved without a call', async () => {
  const { port, calls } = createPort();
  await port.refresh(7);
  expect(await port.save((project) => ({ ...project }))).toMatchObject({ kind: 'saved' });
  expect(await port.save(rename('P7'))).toMatchObject({ kind: 'saved' });
  expect(calls).toHaveLength(1);
});

test('a save for a project that is left meanwhile never reaches the next one', async () => {
  const { port, calls } = createPort();
  await port.refresh(7);
  const opening = port.refresh(8);
  await expect(port.save(rename('Nieuw'))).rejects.toThrow('no longer active');
  await opening;
  expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
});

test('an unreadable project is never written [storing 29]', async () => {
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
