import { describe, expect, test } from '@jest/globals';
import { array, assert, asyncProperty, integer, nat, record } from 'fast-check';

import type { CountedCalls, RequestCounts } from './requestCounts.ts';
import { createRequestLimiter } from './createRequestLimiter.ts';

const MINUTE = 60_000;

/** Counts in memory as the database does, with a clock for all that the test moves. */
const buildWorld = () => {
  let now = 0;
  let asked = 0;
  const made: { who: string; calls: number; at: number }[] = [];
  const countedOf = (who: string): CountedCalls[] =>
    made
      .filter((each) => each.who === who && each.at > now - MINUTE)
      .map(({ calls, at }) => ({ calls, endsIn: at + MINUTE - now }));
  const counts: RequestCounts = {
    settle: async (added) => {
      asked += 1;
      for (const [who, calls] of added) if (calls > 0) made.push({ who, calls, at: now });
      return new Map(added.map(([who]) => [who, countedOf(who)]));
    },
    removeExpired: () => Promise.resolve(),
  };
  return {
    counts,
    instance: () =>
      createRequestLimiter({
        counts,
        elapsed: () => now,
        onError: (error) => {
          throw error;
        },
      }),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    timesAsked: () => asked,
  };
};

const allowedOf = async (
  limiter: ReturnType<typeof createRequestLimiter>,
  { calls, limit, who = 'wie' }: { calls: number; limit: number; who?: string },
): Promise<number> => {
  const waits = await Promise.all(
    Array.from({ length: calls }, () => limiter.take({ who, limit })),
  );
  return waits.filter((wait) => wait === null).length;
};

describe('one instance', () => {
  test.each([
    [0, 10, 0],
    [1, 10, 1],
    [60, 59, 59],
    [60, 61, 60],
    [300, 900, 300],
  ])('lets %i of %i calls through: %i', async (limit, calls, expected) => {
    const limiter = buildWorld().instance();
    expect(await allowedOf(limiter, { limit, calls })).toBe(expected);
    expect(await allowedOf(limiter, { limit: 5, calls: 5, who: 'ander' })).toBe(5);
  });

  test('tells how long to wait, and lets as many through then as have left the window', async () => {
    const { instance, pass } = buildWorld();
    const limiter = instance();
    await allowedOf(limiter, { limit: 40, calls: 15 });
    await limiter.close();
    pass(20_000);
    await allowedOf(limiter, { limit: 40, calls: 25 });
    expect(await limiter.take({ who: 'wie', limit: 40 })).toBe(40_000);
    pass(39_999);
    expect(await limiter.take({ who: 'wie', limit: 40 })).toBe(1);
    pass(1);
    expect(await allowedOf(limiter, { limit: 40, calls: 40 })).toBe(15);
  });

  test('asks the database once for a twentieth of the limit, and not for what is refused', async () => {
    const { instance, timesAsked } = buildWorld();
    const limiter = instance();
    await allowedOf(limiter, { limit: 300, calls: 15 });
    expect(timesAsked()).toBe(0);
    await allowedOf(limiter, { limit: 300, calls: 285 });
    const atLimit = timesAsked();
    expect(atLimit).toBeLessThanOrEqual(20);
    await allowedOf(limiter, { limit: 300, calls: 1000 });
    expect(timesAsked()).toBe(atLimit + 1);
  });
});

describe('instances together', () => {
  /** When a call of 60 was let through, in steps of an arbitrary course of two instances. */
  const course = array(
    record({
      after: integer({ min: 0, max: 20_000 }),
      instance: nat({ max: 1 }),
      calls: integer({ min: 1, max: 70 }),
    }),
    { maxLength: 25 },
  );

  test('[storing 36] let through the limit and a twentieth within any window', async () => {
    await assert(
      asyncProperty(course, async (steps) => {
        const world = buildWorld();
        const instances = [world.instance(), world.instance()];
        const allowed: { at: number; calls: number }[] = [];
        let at = 0;
        for (const { after, instance, calls } of steps) {
          world.pass(after);
          at += after;
          const limiter = instances[instance];
          if (limiter === undefined) throw new Error('There are two.');
          allowed.push({ at, calls: await allowedOf(limiter, { limit: 60, calls }) });
        }
        for (const { at: end } of allowed) {
          const within = allowed.filter((each) => each.at > end - MINUTE && each.at <= end);
          expect(within.reduce((sum, { calls }) => sum + calls, 0)).toBeLessThanOrEqual(63);
        }
        await Promise.all(instances.map((each) => each.close()));
      }),
    );
  });
});

test('calls that could not be shared stay counted, and many of them are refused with the reason', async () => {
  const { counts } = buildWorld();
  const limiter = createRequestLimiter({
    counts: { ...counts, settle: () => Promise.reject(new Error('weg')) },
    onError: () => undefined,
  });
  expect(await allowedOf(limiter, { limit: 300, calls: 15 })).toBe(15);
  await expect(limiter.take({ who: 'wie', limit: 300 })).rejects.toThrow('weg');
  await expect(limiter.take({ who: 'wie', limit: 300 })).rejects.toThrow('weg');
});
