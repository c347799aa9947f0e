import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { pollWhileVisible } from './pollWhileVisible.ts';

const INTERVAL = 60_000;

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** Counts the looks; each ends when it is told how. */
const createLook = () => {
  const running: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const look = jest.fn(
    () => new Promise<void>((resolve, reject) => void running.push({ resolve, reject })),
  );
  return {
    look,
    succeed: () => running.shift()?.resolve(),
    fail: () => running.shift()?.reject(new Error('offline')),
  };
};

let page: FakePage;
let looks: ReturnType<typeof createLook>;

beforeEach(() => {
  jest.useFakeTimers();
  page = new FakePage();
  looks = createLook();
});
afterEach(() => {
  jest.useRealTimers();
});

const start = (): void => pollWhileVisible({ interval: INTERVAL, look: looks.look, page });
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('the first look comes after the interval, and each next one an interval after the last', async () => {
  start();
  await pass(INTERVAL - 1);
  expect(looks.look).toHaveBeenCalledTimes(0);
  for (const count of [1, 2, 3]) {
    await pass(count === 1 ? 1 : INTERVAL);
    expect(looks.look).toHaveBeenCalledTimes(count);
    looks.succeed();
    await pass(0);
  }
});

test('a look that fails is followed by the next one', async () => {
  start();
  await pass(INTERVAL);
  looks.fail();
  await pass(INTERVAL);
  expect(looks.look).toHaveBeenCalledTimes(2);
});

test('a hidden page is not looked at, and at once when it becomes visible', async () => {
  start();
  page.turn('hidden');
  await pass(10 * INTERVAL);
  expect(looks.look).toHaveBeenCalledTimes(0);
  page.turn('visible');
  expect(looks.look).toHaveBeenCalledTimes(1);
});

test('no second look starts while one is under way', async () => {
  start();
  await pass(INTERVAL);
  page.turn('hidden');
  page.turn('visible');
  await pass(10 * INTERVAL);
  expect(looks.look).toHaveBeenCalledTimes(1);
  looks.succeed();
  await pass(INTERVAL);
  expect(looks.look).toHaveBeenCalledTimes(2);
});

test('a page that was hidden during a look waits until it is visible again', async () => {
  start();
  await pass(INTERVAL);
  page.turn('hidden');
  looks.succeed();
  await pass(10 * INTERVAL);
  expect(looks.look).toHaveBeenCalledTimes(1);
});
