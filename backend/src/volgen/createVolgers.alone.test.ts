import { EventEmitter } from 'node:events';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { createVolgers, type VolgBericht } from './createVolgers.ts';

const anna = { tab: 'tab-anna', uid: 1, name: 'anna', plek: '' };
const HIER = { revision: 1, gemonteerd: 0 };
const bart = { tab: 'tab-bart', uid: 2, name: 'bart', plek: 'k55' };

/** Instances that hear each other. */
const channel = new EventEmitter();
const instance = () =>
  createVolgers({
    listen: async (onBericht) => {
      channel.on('bericht', onBericht);
      return async () => {
        channel.off('bericht', onBericht);
      };
    },
    send: async (bericht: VolgBericht) => {
      channel.emit('bericht', JSON.stringify(bericht));
    },
    now: () => new Date(),
    onError: (error) => {
      throw error;
    },
  });

let here: ReturnType<typeof instance>;
let there: ReturnType<typeof instance>;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  here = instance();
  there = instance();
});
afterEach(async () => {
  await here.stop();
  await there.stop();
  jest.useRealTimers();
});

const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const follow = (volgers: typeof here, wie: typeof anna) => volgers.follow(7, wie, async () => HIER);

const namesOf = (volgers: typeof here): string[] =>
  volgers.meet(7, HIER, anna).aanwezig.map(({ name }) => name);

const read = (stroom: Awaited<ReturnType<typeof here.follow>>): string =>
  String(stroom.read() ?? '');

test('who follows by one instance hears who comes and what is saved by the other', async () => {
  const stroom = await follow(here, anna);
  expect(read(stroom)).toMatch(/^retry: 1000\nevent: stand\n/);

  await follow(there, bart);
  expect(read(stroom)).toMatch(/event: aanwezig\ndata: .*"name":"bart"/);

  channel.emit('bericht', JSON.stringify({ soort: 'opgeslagen', project: 7, revisie: 2, uid: 2 }));
  expect(read(stroom)).toBe('event: opgeslagen\ndata: {"revision":"r2","uid":2}\n\n');
  channel.emit('bericht', JSON.stringify({ soort: 'gemonteerd', project: 7, nr: 3 }));
  expect(read(stroom)).toBe('event: gemonteerd\ndata: {"gemonteerd":3}\n\n');
  channel.emit('bericht', JSON.stringify({ soort: 'opgeslagen', project: 8, revisie: 2, uid: 2 }));
  channel.emit('bericht', 'geen bericht');
  expect(read(stroom)).toBe('');
});

test('a stream lasts a while, and the tab that asks for the next one stays', async () => {
  const stroom = await follow(there, bart);
  await jest.advanceTimersByTimeAsync(44_000);
  expect(stroom.writableEnded).toBe(false);
  await jest.advanceTimersByTimeAsync(1500);
  expect(stroom.writableEnded).toBe(true);
  stroom.destroy();
  await settle();

  await follow(there, bart);
  await jest.advanceTimersByTimeAsync(6000);
  expect(namesOf(here)).toContain('bart');
});

test('a tab whose next stream is at another instance stays, until it is closed there', async () => {
  const told = await follow(here, anna);
  const stroom = await follow(there, bart);
  await jest.advanceTimersByTimeAsync(1000);
  stroom.destroy();
  await settle();
  const next = await follow(here, bart);
  read(told);
  await jest.advanceTimersByTimeAsync(6000);
  expect(namesOf(here)).toContain('bart');
  expect(namesOf(there)).toContain('bart');
  expect(read(told)).not.toContain('aanwezig');

  next.destroy();
  await settle();
  await jest.advanceTimersByTimeAsync(5000);
  expect(namesOf(there)).not.toContain('bart');
});

test('a tab that is closed is gone after a moment, at every instance', async () => {
  const stroom = await follow(there, bart);
  expect(namesOf(here)).toContain('bart');
  stroom.destroy();
  await settle();
  await jest.advanceTimersByTimeAsync(5000);
  expect(namesOf(here)).not.toContain('bart');
});

test('who is silent for a minute is gone, also when an instance fell away with its streams', async () => {
  there.meet(7, HIER, bart);
  await jest.advanceTimersByTimeAsync(50_000);
  expect(namesOf(here)).toContain('bart');
  await jest.advanceTimersByTimeAsync(21_000);
  expect(namesOf(here)).not.toContain('bart');
});

test('a user counts with twelve tabs of a project at most, also of those that only ask', () => {
  for (let tab = 1; tab <= 20; tab += 1) there.meet(7, HIER, { ...bart, tab: `tab-bart-${tab}` });
  const tabs = here.meet(7, HIER, anna).aanwezig.filter(({ name }) => name === 'bart');
  expect(tabs.map(({ tab }) => tab)).toHaveLength(12);
  expect(tabs.map(({ tab }) => tab)).toContain('tab-bart-20');
});

test('a reader that does not read is dropped', async () => {
  const stroom = await follow(here, anna);
  const bericht = { soort: 'opgeslagen', project: 7, revisie: 2, uid: 2 };
  for (let count = 0; count < 1500; count += 1) channel.emit('bericht', JSON.stringify(bericht));
  expect(stroom.destroyed).toBe(true);
});

test('what happens while it is read where the project is, is told after that', async () => {
  const saved = { soort: 'opgeslagen', project: 7, revisie: 2, uid: 2 };
  const stroom = await here.follow(7, anna, async () => {
    channel.emit('bericht', JSON.stringify(saved));
    channel.emit('bericht', JSON.stringify({ soort: 'gemonteerd', project: 7, nr: 3 }));
    return HIER;
  });
  expect(read(stroom)).toMatch(
    /event: stand\ndata: .*"revision":"r1".*\n\nevent: opgeslagen\ndata: .*"r2".*\n\nevent: gemonteerd\n/,
  );
});

test('who follows what cannot be read is gone', async () => {
  const failed = here.follow(7, bart, () => Promise.reject(new Error('away')));
  await expect(failed).rejects.toThrow('away');
  await settle();
  expect(here.count()).toBe(0);
});
