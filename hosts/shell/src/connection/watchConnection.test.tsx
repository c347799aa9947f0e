import { HttpError, NetworkError, TimeoutError } from '@adviestool/contract/api/apiError';
import { fetchGroup } from '@adviestool/contract/api/session';
import type { Transport } from '@adviestool/contract/api/transport';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { connectionText, useConnectionStore } from './connectionStore.ts';
import { watchConnection } from './watchConnection.ts';

const CALL = { method: 'GET', path: '/session/token' };

const refusal = (status: number): HttpError =>
  new HttpError({ ...CALL, status, code: null, serverMessage: null, retryAfter: null });

/** A backend of which a test says how it answers; `asked` counts the looks at it. */
const makeBackend = () => {
  const state: { failure: Error | null; asked: number } = { failure: null, asked: 0 };
  const api: Transport = {
    setCsrfToken: () => undefined,
    request: async ({ path, answer }) => {
      if (path === CALL.path) state.asked += 1;
      if (state.failure !== null) throw state.failure;
      const text = path === CALL.path ? 'token' : { group: GROUP };
      return { data: answer.parse(text), headers: new Headers(), status: 200 };
    },
  };
  return { state, ...watchConnection(api) };
};

const GROUP = { id: 1, type: 'company', label: 'x', user_registration: true, roles: [] };

const words = (): string => connectionText(useConnectionStore.getState());

/** Runs what is due, and what follows from it. */
const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  useConnectionStore.setState({ status: 'pending' }, true);
});

afterEach(() => {
  jest.useRealTimers();
});

test('it is being made until a call is answered', async () => {
  const { api } = makeBackend();
  expect(words()).toBe('Verbinding aan het maken...');
  await fetchGroup(api, 1);
  expect(words()).toBe('Verbinding is OK');
});

test.each([
  ['no answer', new NetworkError('x', CALL), 'Geen verbinding met de server'],
  ['a late answer', new TimeoutError('x', CALL), 'Geen verbinding met de server'],
  ['maintenance', refusal(503), 'De server is nu niet beschikbaar (foutcode: 503)'],
])('%s has the backend looked at, and the state is what is seen', async (_what, failure, text) => {
  const { api, state } = makeBackend();
  await fetchGroup(api, 1);
  state.failure = failure;
  await expect(fetchGroup(api, 1)).rejects.toBe(failure);
  await pass(0);
  expect(words()).toBe(text);
});

test('a backend that becomes unavailable in another way is told so', async () => {
  const { check, state } = makeBackend();
  for (const status of [500, 503]) {
    state.failure = refusal(status);
    await check();
    expect(words()).toBe(`De server is nu niet beschikbaar (foutcode: ${status})`);
  }
});

test('a fault of one call alone says nothing about the connection', async () => {
  const { api, state } = makeBackend();
  await fetchGroup(api, 1);
  state.failure = refusal(404);
  await expect(fetchGroup(api, 1)).rejects.toBe(state.failure);
  await pass(60_000);
  expect(state.asked).toBe(0);
  expect(words()).toBe('Verbinding is OK');
});

test('a backend that is away is looked at after 5, 10, 20, 40, 60 and 60 s, and no more when it is back', async () => {
  const { check, state } = makeBackend();
  state.failure = new NetworkError('x', CALL);
  await check();
  for (const [looks, seconds] of [5, 10, 20, 40, 60, 60].entries()) {
    await pass(seconds * 1000 - 1);
    expect(state.asked).toBe(looks + 1);
    await pass(1);
    expect(state.asked).toBe(looks + 2);
  }
  state.failure = null;
  await pass(60_000);
  expect(words()).toBe('Verbinding is OK');
  await pass(600_000);
  expect(state.asked).toBe(8);
});

test('several calls that fail together have it looked at once', async () => {
  const { api, state } = makeBackend();
  state.failure = new NetworkError('x', CALL);
  await Promise.allSettled([fetchGroup(api, 1), fetchGroup(api, 2), fetchGroup(api, 3)]);
  expect(state.asked).toBe(1);
});

test('the browser that comes online has it looked at at once', async () => {
  const { check, state } = makeBackend();
  state.failure = new NetworkError('x', CALL);
  await check();
  state.failure = null;
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(words()).toBe('Verbinding is OK');
});
