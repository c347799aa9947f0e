import { once, EventEmitter } from 'node:events';

import { expect, jest, test } from '@jest/globals';

import { startRounds } from './startRounds.ts';

/** Milliseconds, so many that no round begins by the clock. */
const NEVER = 600_000;

/** Rounds that say when they begin, and end when they are told. */
const setUp = () => {
  const says = new EventEmitter();
  const wakes: (() => void)[] = [];
  const stop = startRounds({
    round: async () => {
      const ended = once(says, 'end');
      says.emit('begin');
      await ended;
    },
    interval: NEVER,
    onError: (error) => {
      throw error;
    },
    onWakeable: (wake) => wakes.push(wake),
  });
  return {
    begun: () => once(says, 'begin'),
    end: () => says.emit('end'),
    wake: () => wakes.forEach((wake) => wake()),
    stop,
  };
};

test('a round begins when it is woken, and a second one right after when it was woken meanwhile', async () => {
  const { begun, end, wake, stop } = setUp();
  const first = begun();
  wake();
  await first;
  wake();
  const second = begun();
  end();
  await expect(second).resolves.toEqual([]);
  end();
  await stop();
});

test('nothing is planned after the stop', async () => {
  jest.useFakeTimers();
  try {
    const { wake, stop } = setUp();
    await stop();
    wake();
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});
