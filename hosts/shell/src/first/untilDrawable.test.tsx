import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router';

import { useBootstrapStore } from '../session/bootstrapStore.ts';
import { untilDrawable } from './untilDrawable.ts';

beforeEach(() => {
  jest.useFakeTimers();
  useBootstrapStore.setState({ status: 'pending' }, true);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A router whose first page waits for its loader, and what ends that waiting. */
const waitingRouter = () => {
  const end = new AbortController();
  const loader = (): Promise<null> =>
    new Promise((done) => end.signal.addEventListener('abort', () => done(null)));
  return {
    router: createMemoryRouter([{ path: '/', loader, element: null }]),
    open: () => end.abort(),
  };
};

/** Follows whether it is time to draw. */
const follow = (router: Parameters<typeof untilDrawable>[0]) => {
  const drawn = jest.fn();
  void untilDrawable(router).then(drawn);
  return drawn;
};

test('nothing is drawn before the first page is there, and then at once', async () => {
  const { router, open } = waitingRouter();
  const drawn = follow(router);
  await jest.advanceTimersByTimeAsync(900);
  expect(drawn).not.toHaveBeenCalled();
  open();
  await jest.advanceTimersByTimeAsync(0);
  expect(drawn).toHaveBeenCalled();
});

test('a page that waits for nothing is drawn at once', async () => {
  const drawn = follow(createMemoryRouter([{ path: '/', element: null }]));
  await jest.advanceTimersByTimeAsync(0);
  expect(drawn).toHaveBeenCalled();
});

test('what tells that the backend cannot be reached is drawn at once', async () => {
  const drawn = follow(waitingRouter().router);
  useBootstrapStore.setState({ status: 'failed', error: new Error('away') });
  await jest.advanceTimersByTimeAsync(0);
  expect(drawn).toHaveBeenCalled();
});

test('the frame is drawn by itself when its page keeps it waiting', async () => {
  const drawn = follow(waitingRouter().router);
  await jest.advanceTimersByTimeAsync(1000);
  expect(drawn).toHaveBeenCalled();
});

test('once there is something to draw nothing is listened to any more', async () => {
  const { router, open } = waitingRouter();
  const left = jest.fn<() => void>();
  jest.spyOn(router, 'subscribe').mockReturnValue(left);
  jest.spyOn(useBootstrapStore, 'subscribe').mockReturnValue(left);
  const drawn = follow(router);
  open();
  await jest.advanceTimersByTimeAsync(900);
  expect(left).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(drawn).toHaveBeenCalled();
  expect(left).toHaveBeenCalledTimes(2);
});
