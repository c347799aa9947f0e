import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { endLoader, LOADER_TIMEOUT } from './endLoader.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const forever = (): Promise<never> => new Promise(() => undefined);

const outcomeOf = async (loading: Promise<unknown>): Promise<unknown> => {
  try {
    return await loading;
  } catch (error) {
    return error;
  }
};

test('a loader that waits for nothing is given up after ten seconds, and not before', async () => {
  const outcome = outcomeOf(endLoader('meldingen', forever(), () => false));
  let ended = false;
  void outcome.then(() => {
    ended = true;
  });
  await jest.advanceTimersByTimeAsync(LOADER_TIMEOUT - 1);
  expect(ended).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ name: 'RemoteStalledError', remoteId: 'meldingen' });
});

test('while a call of the product is under way the time stands still', async () => {
  let isCalling = true;
  const outcome = outcomeOf(endLoader('meldingen', forever(), () => isCalling));
  await jest.advanceTimersByTimeAsync(3 * LOADER_TIMEOUT);
  isCalling = false;
  await jest.advanceTimersByTimeAsync(LOADER_TIMEOUT);
  expect(await outcome).toMatchObject({ name: 'RemoteStalledError' });
});

test('what a loader gives or throws is what comes of it, and no timer is left', async () => {
  const error = new Error('kapot');
  expect(await endLoader('meldingen', { naam: 'x' }, () => false)).toEqual({ naam: 'x' });
  expect(await endLoader('meldingen', Promise.resolve(7), () => false)).toBe(7);
  expect(await outcomeOf(endLoader('meldingen', Promise.reject(error), () => false))).toBe(error);
  expect(jest.getTimerCount()).toBe(0);
});
