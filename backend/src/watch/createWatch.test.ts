import { expect, test } from '@jest/globals';

import { createWatch, currentWork, type Outcome, type Work } from './createWatch.ts';

const watched = () => {
  const watch = createWatch();
  const told: [string, Work, Outcome | null][] = [];
  watch.listen({
    begin: (work) => told.push(['begin', work, null]),
    end: (work, outcome) => told.push(['end', work, outcome]),
  });
  return { watch, told };
};

test('work is told of when it begins and when it ends, with its time', async () => {
  const { watch, told } = watched();
  expect(await watch.run({ kind: 'mail', name: 'welcome' }, async () => 7)).toBe(7);
  const work = { kind: 'mail', name: 'welcome', requestId: null, parent: null };
  expect(told).toEqual([
    ['begin', work, null],
    ['end', work, { seconds: expect.any(Number), error: null, status: null }],
  ]);
});

test('work that fails says so, and throws on', async () => {
  const { watch, told } = watched();
  const error = new Error('kapot');
  const failing = watch.run({ kind: 'mail', name: 'welcome' }, () => Promise.reject(error));
  await expect(failing).rejects.toBe(error);
  expect(told[1]?.[2]).toMatchObject({ error });
});

test('what is done within work is part of it, and has its request, also after a wait', async () => {
  const { watch, told } = watched();
  const call = watch.begin({ kind: 'call', name: 'GET /x', requestId: 'a1' });
  await call.within(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    await watch.run({ kind: 'statement', name: 'select 1' }, async () => {
      expect(currentWork()?.name).toBe('select 1');
    });
    expect(currentWork()?.name).toBe('GET /x');
  });
  expect(currentWork()).toBeNull();
  expect(told[1]?.[1]).toMatchObject({
    name: 'select 1',
    requestId: 'a1',
    parent: { name: 'GET /x' },
  });
});

test('work that began elsewhere keeps the request that it is given', async () => {
  const { watch, told } = watched();
  const call = watch.begin({ kind: 'call', name: 'GET /x', requestId: 'a1' });
  await call.within(() =>
    watch.run({ kind: 'rapport', name: 'rapport', requestId: 'b2' }, async () => {}),
  );
  expect(told[1]?.[1].requestId).toBe('b2');
});
