import { createTransport } from '@adviestool/contract/api/transport';
import { buildCatalogusPort } from '@adviestool/contract/builders/buildCatalogusPort';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import type { Project } from '@adviestool/contract/project';
import { projectFromRecord } from '@adviestool/contract/projectRecord';
import { clearActiveProject, useActiveProjectStore } from '@adviestool/state/activeProject';
import { beforeEach, expect, jest, test } from '@jest/globals';

import { createProjectPort } from '../hostApi/createProjectPort.ts';
import { answerFrame } from './answerFrame.ts';

const readOf = (id: number, name: string): Project =>
  projectFromRecord(buildProjectRecord({ id, name }));

/** A page that is about project 7, with a frame that is shown with this one; 8 is there as well. */
const openPage = async (shown: number | null) => {
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
  const api = createTransport({ domain: 'http://backend.test', fetch: send });
  api.setCsrfToken('t');
  const catalogus = buildCatalogusPort();
  const onMissing = jest.fn();
  const project = createProjectPort({
    api,
    groupId: 1,
    catalogus,
    clientVersion: '1.0',
    onMissing,
  });
  await project.ensure(7);
  calls.length = 0;
  const config = { variant: buildVariant({ groupId: 1 }), remote: {}, clientVersion: '1.0' };
  const host = { api, config, catalogus, project, confirm: async () => true };
  const answerer = { remoteId: 'vreemd', document: undefined, shown, host };
  const saveOf = (id: number) => {
    const tried = [{ on: { ...readOf(id, `P${id}`) }, wanted: { ...readOf(id, 'Nieuw') } }];
    return answerFrame(answerer, { name: 'save', tried, basis: null, checksItself: false });
  };
  const read = (projectId: number, isAnew: boolean) =>
    answerFrame(answerer, { name: 'project', projectId, isAnew });
  return { calls, onMissing, saveOf, read };
};

const activeId = () => useActiveProjectStore.getState().project?.id;

beforeEach(clearActiveProject);

test.each([true, false])(
  'what a frame reads (anew: %s) is not what its page goes on with',
  async (isAnew) => {
    const { read, onMissing } = await openPage(7);
    expect(await read(8, isAnew)).toMatchObject({ id: 8, projectGegevens: { projectNaam: 'P8' } });
    expect(activeId()).toBe(7);
    await expect(read(99, isAnew)).rejects.toMatchObject({ status: 404 });
    expect(activeId()).toBe(7);
    expect(onMissing).not.toHaveBeenCalled();
  },
);

test('the project of its page a frame has without a call, and anew by one', async () => {
  const { read, calls } = await openPage(7);
  expect(await read(7, false)).toMatchObject({ id: 7 });
  expect(calls).toEqual([]);
  await read(7, true);
  expect(calls).toEqual(['GET /api/v2/group/1/project/7']);
});

test('a frame saves the project that it is shown with', async () => {
  const { saveOf, calls } = await openPage(7);
  await saveOf(7);
  expect(calls).toContainEqual(expect.stringMatching(/^(?:PUT|POST) .*\/project\/7(?:\/|$)/));
});

test.each([
  ['what was made of another one', 7, 8],
  ['without one', null, 7],
  ['while the page is about another one', 8, 8],
])('a frame does not save %s', async (_what, shown, id) => {
  const { saveOf, calls } = await openPage(shown);
  expect(await saveOf(id)).toMatchObject({
    kind: 'failed',
    error: { kind: 'http', status: 403, serverMessage: expect.stringContaining('vreemd') },
  });
  expect(calls).toEqual([]);
});
