import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ProjectStand } from '@adviestool/contract/volgen';

import { createVolger } from './createVolger.ts';

/** What the browser has for a stream, in the hands of a test. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  constructor() {
    super();
    streams.push(this);
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  tell(event: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
  refuse(): void {
    this.readyState = Stream.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}
const streams: Stream[] = [];
const open = (): Stream[] => streams.filter(({ readyState }) => readyState !== Stream.CLOSED);

const bart = { tab: 'tab-bart', uid: 2, name: 'bart', plek: '' };
const STAND: ProjectStand = { revision: 'r4', aanwezig: [bart] };

let visibility: DocumentVisibilityState = 'visible';
const show = (state: DocumentVisibilityState): void => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

const follow = () => {
  const heard: unknown[] = [];
  const ask = jest.fn(async () => STAND);
  const stop = createVolger({
    url: '/volgen?tab=x',
    ask,
    onAanwezigen: (aanwezigen) => heard.push(aanwezigen.map(({ name }) => name)),
    onRevision: (revision, uid) => heard.push(uid === null ? revision : `${revision} by ${uid}`),
    onGemonteerd: (nr) => heard.push(nr),
    onBeheer: ({ wat, door }) => heard.push(`${wat} ${door.name}`),
  });
  stops.push(stop);
  return { heard, ask, stop };
};
const stops: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  Reflect.set(globalThis, 'EventSource', Stream);
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  streams.splice(0);
  visibility = 'visible';
  jest.useRealTimers();
});

test('what the stream tells is heard, and what it is not is let go', () => {
  const { heard } = follow();
  const [stream] = streams;
  stream?.tell('stand', STAND);
  stream?.tell('aanwezig', []);
  stream?.tell('opgeslagen', { revision: 'r5', uid: 2 });
  stream?.tell('opgeslagen', { uid: 2 });
  stream?.tell('onbekend', 1);
  stream?.tell('gemonteerd', { gemonteerd: 12 });
  stream?.tell('gemonteerd', {});
  expect(heard).toEqual([['bart'], 'r4', [], 'r5 by 2', 12]);
});

test('what was said on site while the page was hidden is told when it is seen again', () => {
  const { heard } = follow();
  streams[0]?.tell('stand', { ...STAND, gemonteerd: 0 });
  show('hidden');
  show('visible');
  streams.at(-1)?.tell('stand', { ...STAND, gemonteerd: 7 });
  expect(heard).toEqual([['bart'], 'r4', 0, ['bart'], 'r4', 7]);
});

test('a page that is hidden follows nothing, and asks how things are when it is seen again', () => {
  follow();
  show('hidden');
  expect(open()).toEqual([]);
  show('visible');
  expect(open()).toHaveLength(1);
});

test('where no stream comes through it asks every half minute, and tries a stream again', async () => {
  const { heard, ask } = follow();
  await jest.advanceTimersByTimeAsync(10_000);
  expect([ask.mock.calls.length, open().length]).toEqual([1, 0]);
  expect(heard).toEqual([['bart'], 'r4']);

  await jest.advanceTimersByTimeAsync(30_000);
  expect(open()).toHaveLength(1);
  streams.at(-1)?.tell('stand', STAND);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('who is refused a stream asks, and who may not ask either sees nobody', async () => {
  const { heard, ask } = follow();
  ask.mockRejectedValueOnce(new Error('403'));
  streams[0]?.refuse();
  await jest.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([[]]);
});

test('nothing is left of one that is stopped', async () => {
  const { ask, stop } = follow();
  stop();
  await jest.advanceTimersByTimeAsync(100_000);
  show('visible');
  expect([open(), ask.mock.calls]).toEqual([[], []]);
});
