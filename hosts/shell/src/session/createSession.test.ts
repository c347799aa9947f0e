import { NetworkError } from '@adviestool/contract/api/apiError';
import { createTransport } from '@adviestool/contract/api/transport';
import { useSessionStore } from '@adviestool/state/session';
import { beforeEach, expect, test } from '@jest/globals';

import { useBootstrapStore } from './bootstrapStore.ts';
import { createSession, type KnownSession } from './createSession.ts';

/** A backend that answers the session's calls as it is told to. */
const createBackend = () => {
  const told = { uid: 0, isAway: false, groupStatus: 200 };
  const calls: string[] = [];
  const answers: Record<string, () => Response> = {
    '/session/token': () => new Response(`token-${told.uid}`),
    '/api/v2/user/current': () =>
      Response.json({ user: { uid: told.uid, name: 'Jan', roles: [] }, groups: {} }),
    '/api/v2/group/1': () =>
      Response.json(
        {
          group: { id: 1, type: 'company', label: 'G', user_registration: true, roles: [] },
          message: '',
        },
        { status: told.groupStatus },
      ),
  };
  const send: typeof fetch = async (input, init) => {
    const path = new URL(new Request(input, init).url).pathname;
    calls.push(path);
    const answer = answers[path];
    if (told.isAway || answer === undefined) throw new TypeError('fetch failed');
    return answer();
  };
  return { told, calls, api: createTransport({ domain: 'http://backend.test', fetch: send }) };
};

const loginAnswer = { current_user: { uid: 5, name: 'Jan' }, csrf_token: 'x' };

beforeEach(() => {
  useSessionStore.setState({ status: 'unknown' }, true);
  useBootstrapStore.setState({ status: 'pending' }, true);
});

test('the start fetches token, user and group, in this order', async () => {
  const { api, calls } = createBackend();
  const session = createSession({ api, groupId: 1 });
  await session.bootstrap();
  expect(calls).toEqual(['/session/token', '/api/v2/user/current', '/api/v2/group/1']);
  expect(useSessionStore.getState().status).toBe('anonymous');
});

test('a backend that is away can be tried again, and whoever waits goes on', async () => {
  const { api, told } = createBackend();
  const session = createSession({ api, groupId: 1 });
  let known: KnownSession | null = null;
  void session.ready().then((value) => {
    known = value;
  });
  told.isAway = true;
  await session.bootstrap();
  expect(useBootstrapStore.getState()).toEqual({
    status: 'failed',
    error: expect.any(NetworkError),
  });
  expect(known).toBeNull();

  told.isAway = false;
  told.uid = 5;
  await session.bootstrap();
  expect(useBootstrapStore.getState().status).toBe('ready');
  expect(await session.ready()).toMatchObject({ session: { status: 'authenticated' } });
  expect(known).not.toBeNull();
});

test('a group that the backend refuses is no failure, but no access either', async () => {
  const { api, told } = createBackend();
  told.groupStatus = 403;
  const session = createSession({ api, groupId: 1 });
  await session.bootstrap();
  expect((await session.ready()).isGroupForbidden).toBe(true);
});

test('after a login the user is known, after a logout nobody is', async () => {
  const { api, told } = createBackend();
  const session = createSession({ api, groupId: 1 });
  await session.bootstrap();

  told.uid = 5;
  await session.started(loginAnswer);
  expect((await session.ready()).session.status).toBe('authenticated');
  expect(useSessionStore.getState().status).toBe('authenticated');

  told.uid = 0;
  await session.ended();
  expect((await session.ready()).session.status).toBe('anonymous');
  expect(useSessionStore.getState().status).toBe('anonymous');
});

test('a logout counts even when the backend cannot be reached afterwards', async () => {
  const { api, told } = createBackend();
  told.uid = 5;
  const session = createSession({ api, groupId: 1 });
  await session.bootstrap();
  told.isAway = true;
  await expect(session.ended()).rejects.toBeInstanceOf(NetworkError);
  expect((await session.ready()).session.status).toBe('anonymous');
});
