import { expect, test } from '@jest/globals';

import { ASK_RATE, createAskGate, OPEN_ASKS } from './createAskGate.ts';

const fail = (): Promise<never> => Promise.reject(new Error('refused'));

test('what is asked for at once is done a few at a time, in its turn', async () => {
  const gate = createAskGate(() => 0);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const ask = (id: number) =>
    gate(async () => {
      begun.push(id);
      await new Promise<void>((resolve) => ends.push(resolve));
      return id;
    });
  const asked = [0, 1, 2, 3, 4, 5].map((id) => ask(id));
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(begun).toHaveLength(OPEN_ASKS);
  ends[0]?.();
  await asked[0];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('one that fails gives its turn to the next', async () => {
  const gate = createAskGate(() => 0);
  const asked = Array.from({ length: OPEN_ASKS * 2 }, async () => gate(fail));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(await gate(async () => 'done')).toBe('done');
});

test('more than a user has calls for is not done', () => {
  let now = 0;
  const gate = createAskGate(() => now);
  const count = (): number => {
    let passed = 0;
    while (gate(async () => undefined) !== null) passed += 1;
    return passed;
  };
  expect(count()).toBe(ASK_RATE.burst);
  now = 1000;
  expect(count()).toBeLessThanOrEqual(ASK_RATE.perSecond);
});

test('what waits for calls that never end does not pile up', () => {
  let now = 0;
  const gate = createAskGate(() => now);
  let passed = 0;
  for (let turn = 0; turn < 100; turn += 1) {
    now += 1000;
    if (gate(() => new Promise(() => {})) !== null) passed += 1;
  }
  expect(passed).toBe(OPEN_ASKS + ASK_RATE.burst);
});
