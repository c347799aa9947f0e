import { expect, jest, test } from '@jest/globals';
import { NetworkError } from '@adviestool/contract/api/apiError';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { saveIn } from '@adviestool/contract/builders/saveIn';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { buildHost } from '@adviestool/contract/builders/buildHost';

import type { Poging } from './projectConcept.ts';
import { createNewProjectStore } from './storeProject.ts';

const { projectGegevens } = buildProject();
const mine = { ...projectGegevens, projectNaam: 'Mijn naam' };

const NO_ANSWER = new NetworkError('No answer.', { method: 'POST', path: '/' });

/** A backend that gives these answers, one after another, to creating project 31. */
const hostThatAnswers = (answers: readonly ('made' | Error)[]) => {
  const calls: { headers?: unknown; body?: unknown }[] = [];
  const save = jest.fn<HostApi['project']['save']>(saveIn(buildProject({ id: 31 })));
  const refresh = jest.fn(async (id: number) => buildProject({ id }));
  const api = buildTransport((call) => {
    const answer = answers[calls.length];
    calls.push(call);
    if (answer !== 'made') throw answer;
    return buildProjectRecord({ id: 31 });
  });
  const host = buildHost({ api, project: { ...buildHost().project, refresh, save } });
  return { host, calls, refresh, save };
};

const namesOf = (calls: readonly { body?: unknown }[]): unknown[] =>
  calls.map(({ body }) => body instanceof Object && 'name' in body && body.name);

const newStore = (host: HostApi) => createNewProjectStore(host, null, () => undefined);

const STORED = { kind: 'saved', project: { id: 31 } };

test('a new project is sent without gevelvullingen', async () => {
  const { host, calls } = hostThatAnswers(['made']);

  expect(await newStore(host)(projectGegevens)).toMatchObject(STORED);
  expect(calls[0]).toMatchObject({
    headers: { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f-]{36}$/) },
    body: { name: 'Dok van Delfzijl', version: '1.0.0', gevelvullingen_json: '[]' },
  });
});

test('data that got no answer are sent again under their key, and then replaced', async () => {
  const { host, calls, refresh, save } = hostThatAnswers([NO_ANSWER, 'made']);
  const store = newStore(host);

  expect(await store(projectGegevens)).toMatchObject({ kind: 'failed' });
  expect(await store(mine)).toMatchObject(STORED);

  expect(calls[1]).toEqual(calls[0]);
  expect(refresh).toHaveBeenCalledWith(31);
  expect(await save.mock.results[0]?.value).toMatchObject({ project: { projectGegevens: mine } });
});

test('the same data are stored once they are made', async () => {
  const { host, save } = hostThatAnswers([NO_ANSWER, 'made']);
  const store = newStore(host);

  await store(projectGegevens);
  expect(await store(projectGegevens)).toMatchObject(STORED);
  expect(save).not.toHaveBeenCalled();
});

test('what was sent before the page was loaded anew is the same project, of a newer release too', async () => {
  const { host, calls, save } = hostThatAnswers([NO_ANSWER, 'made']);
  let earlier: Poging | null = null;
  await createNewProjectStore(host, null, (poging) => {
    earlier = poging;
  })(projectGegevens);

  const newer = { ...host, config: { ...host.config, clientVersion: '1.1.0' } };
  expect(await createNewProjectStore(newer, earlier, () => undefined)(mine)).toMatchObject(STORED);

  expect(calls[1]).toEqual(calls[0]);
  expect(await save.mock.results[0]?.value).toMatchObject({ project: { projectGegevens: mine } });
});

test('what was refused is not kept to be sent again', async () => {
  const { host } = hostThatAnswers([buildHttpError(422)]);
  const onSend = jest.fn();
  await createNewProjectStore(host, null, onSend)(projectGegevens);
  expect(onSend.mock.calls.map(([poging]) => poging !== null)).toEqual([true, false]);
});

test('what was refused is sent with the data of now', async () => {
  const { host, calls, save } = hostThatAnswers([buildHttpError(422), 'made']);
  const store = newStore(host);

  await store(projectGegevens);
  expect(await store(mine)).toMatchObject(STORED);
  expect(namesOf(calls)).toEqual(['Dok van Delfzijl', 'Mijn naam']);
  expect(save).not.toHaveBeenCalled();
});

test('data without an answer that turn out to be invalid made nothing', async () => {
  const { host, calls } = hostThatAnswers([
    NO_ANSWER,
    buildHttpError(429),
    buildHttpError(422),
    'made',
  ]);
  const store = newStore(host);

  for (const gegevens of [projectGegevens, mine, mine, mine]) await store(gegevens);
  expect(namesOf(calls)).toEqual([...Array(3).fill('Dok van Delfzijl'), 'Mijn naam']);
});

test('a project that is made is not made again when its other data are not stored', async () => {
  const { host, calls, save } = hostThatAnswers([NO_ANSWER, 'made']);
  save.mockResolvedValueOnce({ kind: 'failed', error: NO_ANSWER });
  const store = newStore(host);

  await store(projectGegevens);
  expect(await store(mine)).toMatchObject({ kind: 'failed' });
  expect(await store(projectGegevens)).toMatchObject(STORED);
  expect(calls).toHaveLength(2);
  expect(await save.mock.results[1]?.value).toMatchObject({ project: { projectGegevens } });
});

test('a new project that cannot be read back before it gets its data is a failure', async () => {
  const { host, refresh } = hostThatAnswers([NO_ANSWER, 'made']);
  const store = newStore(host);
  refresh.mockRejectedValueOnce(NO_ANSWER);

  await store(projectGegevens);
  expect(await store(mine)).toEqual({ kind: 'failed', error: NO_ANSWER });
});

test('what the backend has no part in is thrown', async () => {
  const { host } = hostThatAnswers([new TypeError('bug')]);
  await expect(newStore(host)(mine)).rejects.toThrow('bug');
});
