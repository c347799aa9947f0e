import { NetworkError } from '@adviestool/contract/api/apiError';
import { createTransport } from '@adviestool/contract/api/transport';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import {
  clearActiveProject,
  setActiveProject,
  useActiveProjectStore,
} from '@adviestool/state/activeProject';
import { projectFromRecord } from '@adviestool/contract/projectRecord';
import { currentUid, useSessionStore } from '@adviestool/state/session';
import type { TabMessage } from '@adviestool/contract/tabMessage';
import { beforeEach, expect, jest, test } from '@jest/globals';

import { useBootstrapStore } from './bootstrapStore.ts';
import { createSession, type KnownSession } from './createSession.ts';
import { useExpiryStore } from './createExpiry.ts';

const group = { id: 1, type: 'company', label: 'G', user_registration: true, roles: [] };

/** A backend that answers the session's calls as it is told to. */
const createBackend = () => {
  const told = { uid: 0, isAway: false, isOld: false, groupStatus: 200 };
  const calls: string[] = [];
  const answers: Record<string, () => Response> = {
    '/api/v2/start': () =>
      told.isOld
        ? Response.json({ message: 'Not found.', code: 'not_found' }, { status: 404 })
        : Response.json({
            csrf_token: `token-${told.uid}`,
            user: { uid: told.uid, name: 'Jan', roles: [] },
            groups: {},
            group: told.groupStatus === 200 ? group : null,
          }),
    '/session/token': () => new Response(`token-${told.uid}`),
    '/api/v2/user/current': () =>
      Response.json({ user: { uid: told.uid, name: 'Jan', roles: [] }, groups: {} }),
    '/api/v2/group/1': () => Response.json({ group, message: '' }, { status: told.groupStatus }),
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

/** A tab with its session, and what the other tabs are to it. */
const openTab = () => {
  const backend = createBackend();
  const posted: string[] = [];
  const recorded: string[] = [];
  const onUserGone = jest.fn();
  const forgetOthers = jest.fn();
  const listeners: ((message: TabMessage) => void)[] = [];
  const navigate = jest.fn<(to: string) => void>();
  const session = createSession({
    api: backend.api,
    groupId: 1,
    navigate,
    record: (event) => recorded.push(event),
    here: () => '/project/7?a=1#b',
    onUserGone,
    forgetOthers,
    channel: {
      post: ({ event }) => posted.push(event),
      subscribe: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
  });
  /** A message of another tab. */
  const hear = (event: 'user_login' | 'user_logout'): void => {
    for (const listener of listeners) listener({ event });
  };
  return {
    ...backend,
    session,
    posted,
    recorded,
    onUserGone,
    forgetOthers,
    hear,
    navigate,
  };
};

/** Waits for something that happens by itself. */
const waitUntil = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
};

const loginAnswer = { current_user: { uid: 5, name: 'Jan' }, csrf_token: 'x' };

beforeEach(() => {
  useExpiryStore.setState({ user: null });
  clearActiveProject();
  useSessionStore.setState({ status: 'unknown' }, true);
  useBootstrapStore.setState({ status: 'pending' }, true);
});

test('the start fetches token, user and group in one call', async () => {
  const { session, calls } = openTab();
  await session.bootstrap();
  expect(calls).toEqual(['/api/v2/start']);
  expect(useSessionStore.getState()).toEqual({ status: 'anonymous', group });
});

test.each([
  [200, false],
  [403, true],
])(
  'a backend without that call is asked for each of them; a group with %d is forbidden: %s',
  async (status, isForbidden) => {
    const { session, calls, told } = openTab();
    Object.assign(told, { isOld: true, uid: 5, groupStatus: status });
    await session.bootstrap();
    expect(calls).toEqual([
      '/api/v2/start',
      '/session/token',
      '/api/v2/user/current',
      '/api/v2/group/1',
    ]);
    expect(await session.ready()).toMatchObject({
      session: { status: 'authenticated', user: { uid: 5 } },
      isGroupForbidden: isForbidden,
    });
  },
);

test('a backend that is away can be tried again, and whoever waits goes on', async () => {
  const { session, told } = openTab();
  let known: KnownSession | null = null;
  void session.ready().then((value) => {
    known = value;
  });
  told.isAway = true;
  await session.bootstrap();
  expect(useBootstrapStore.getState()).toEqual({
    status: 'failed',
    error: expect.any(NetworkError),
    isAwaited: true,
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
  const { session, told } = openTab();
  told.groupStatus = 403;
  await session.bootstrap();
  expect((await session.ready()).isGroupForbidden).toBe(true);
});

test('after a login the user is known, after a logout nobody is', async () => {
  const { session, told } = openTab();
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

test('what is kept for a user goes with them: at a logout and when another comes, not before', async () => {
  const { session, told, hear, onUserGone, forgetOthers } = openTab();
  await session.bootstrap();
  told.uid = 5;
  await session.started(loginAnswer);
  await session.renewed();
  expect(onUserGone).not.toHaveBeenCalled();
  await session.ended();
  expect(onUserGone).toHaveBeenCalledTimes(1);
  await session.started(loginAnswer);
  told.uid = 6;
  expect(forgetOthers.mock.calls).toEqual([[5], [null], [5]]);
  hear('user_login');
  await waitUntil(() => currentUid() === 6);
  expect(onUserGone).toHaveBeenCalledTimes(2);
});

test('what the browser shows of others goes when a user comes, and of all when an ended session is given up', async () => {
  const { session, told, hear, forgetOthers } = openTab();
  told.uid = 5;
  await session.bootstrap();
  expect(forgetOthers.mock.calls).toEqual([[5]]);
  // The same user again keeps it.
  await session.started(loginAnswer);
  expect(forgetOthers).toHaveBeenCalledTimes(1);
  told.uid = 6;
  hear('user_login');
  await waitUntil(() => currentUid() === 6);
  expect(forgetOthers.mock.calls.slice(1)).toEqual([[6]]);
  session.leave();
  expect(forgetOthers.mock.calls.slice(2)).toEqual([[null]]);
  told.uid = 7;
  await session.started(loginAnswer);
  expect(forgetOthers.mock.calls.slice(3)).toEqual([[7]]);
});

test('a logout counts even when the backend cannot be reached afterwards', async () => {
  const { session, told } = openTab();
  told.uid = 5;
  await session.bootstrap();
  told.isAway = true;
  await expect(session.ended()).rejects.toBeInstanceOf(NetworkError);
  expect((await session.ready()).session.status).toBe('anonymous');
});

test('a login whose cookie the browser does not keep is told to nobody', async () => {
  const { session, posted, recorded } = openTab();
  await session.bootstrap();
  await session.started(loginAnswer);
  expect(useSessionStore.getState().status).toBe('anonymous');
  expect([posted, recorded]).toEqual([[], []]);
});

test('logging in and out is told to the other tabs and counted', async () => {
  const { session, posted, recorded, told } = openTab();
  await session.bootstrap();
  told.uid = 5;
  await session.started(loginAnswer);
  told.uid = 0;
  await session.ended();
  expect(posted).toEqual(['user_login', 'user_logout']);
  expect(recorded).toEqual(posted);
});

test('a renewed session with a new user is a login to the other tabs, with the same user it is not', async () => {
  const { session, posted, told } = openTab();
  await session.bootstrap();
  told.uid = 5;
  await session.renewed();
  await session.renewed();
  expect(posted).toEqual(['user_login']);
  expect(currentUid()).toBe(5);
});

test('a login in another tab sends this tab to the projects, and is not told on nor counted', async () => {
  const { session, posted, recorded, hear, navigate, told } = openTab();
  await session.bootstrap();
  told.uid = 5;
  hear('user_login');
  await waitUntil(() => navigate.mock.calls.length > 0);
  expect(navigate).toHaveBeenCalledWith('/');
  expect(currentUid()).toBe(5);
  expect((await session.ready()).session.status).toBe('authenticated');
  expect([posted, recorded]).toEqual([[], []]);
});

test('a logout in another tab sends this tab to the login at once', async () => {
  const { session, posted, hear, navigate, told } = openTab();
  told.uid = 5;
  await session.bootstrap();
  setActiveProject(projectFromRecord(buildProjectRecord()), 'r1');
  told.uid = 0;
  hear('user_logout');
  await waitUntil(() => navigate.mock.calls.length > 0);
  expect(navigate).toHaveBeenCalledWith('/account/inloggen');
  expect(currentUid()).toBeNull();
  expect(useActiveProjectStore.getState().project).toBeNull();
  expect(posted).toEqual([]);
});

test('a logout and another login right after it lead to the projects of who logged in', async () => {
  const { session, hear, navigate, told } = openTab();
  told.uid = 5;
  await session.bootstrap();
  told.uid = 6;
  hear('user_logout');
  hear('user_login');
  await waitUntil(() => navigate.mock.calls.length === 2);
  expect(navigate.mock.calls).toEqual([['/account/inloggen'], ['/']]);
  expect(currentUid()).toBe(6);
});

test('an ended session asks its user to log in, and goes on when that has happened', async () => {
  const { session, navigate, told } = openTab();
  told.uid = 5;
  await session.bootstrap();
  const [one, other] = [session.expired(), session.expired()];
  expect(useExpiryStore.getState().user?.uid).toBe(5);
  await session.started(loginAnswer);
  expect(await Promise.all([one, other])).toEqual([true, true]);
  expect(useExpiryStore.getState().user).toBeNull();
  expect(navigate).not.toHaveBeenCalled();
});

test('a login elsewhere of the same user also ends the question', async () => {
  const { session, hear, navigate, told } = openTab();
  told.uid = 5;
  await session.bootstrap();
  const back = session.expired();
  hear('user_login');
  expect(await back).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('when somebody else logs in, nothing of the first user goes on', async () => {
  const { session, navigate, told } = openTab();
  told.uid = 5;
  await session.bootstrap();
  setActiveProject(projectFromRecord(buildProjectRecord()), 'r1');
  const back = session.expired();
  told.uid = 6;
  await session.started(loginAnswer);
  expect(await back).toBe(false);
  expect(useActiveProjectStore.getState().project).toBeNull();
  expect(navigate).toHaveBeenCalledWith('/');
});

test('who does not want to log in again goes to the login page, which leads back', async () => {
  const { session, posted, navigate, told } = openTab();
  told.uid = 5;
  await session.bootstrap();
  const back = session.expired();
  session.leave();
  expect(await back).toBe(false);
  expect(currentUid()).toBeNull();
  expect(posted).toEqual(['user_logout']);
  expect(navigate).toHaveBeenCalledWith('/account/inloggen?bestemming=%2Fproject%2F7%3Fa%3D1%23b');
});

test('nobody is asked for the session of an anonymous visitor', async () => {
  const { session } = openTab();
  await session.bootstrap();
  expect(await session.expired()).toBe(false);
  expect(useExpiryStore.getState().user).toBeNull();
});

test('a user who logged in unseen is noticed, and takes the tab to the projects', async () => {
  const { session, navigate, told } = openTab();
  told.uid = 5;
  await session.bootstrap();
  expect(await session.isCurrent()).toBe(true);
  told.uid = 6;
  expect(await session.isCurrent()).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/');
  expect(currentUid()).toBe(6);
});

test('an anonymous tab has nothing of a user to keep apart', async () => {
  const { session, navigate, told } = openTab();
  await session.bootstrap();
  told.uid = 6;
  expect(await session.isCurrent()).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});
