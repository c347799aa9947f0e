import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { LIMIT } from '../../ifc/askWorker.ts';
import type { TerugAntwoord } from './terugAntwoord.ts';
import { compareInWorker, writeInWorker } from './writeInWorker.ts';

const terminate = jest.fn();
let answer: (data: TerugAntwoord) => void;

class FakeWorker extends EventTarget {
  terminate = terminate;

  postMessage(): void {
    answer = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

Object.assign(globalThis, { Worker: FakeWorker });

const opdracht = { gevelvullingen: [], metHoekankers: true, moment: '2026-11-23T10:00:00.000Z' };

beforeEach(() => {
  jest.useFakeTimers();
  terminate.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['writing', writeInWorker],
  ['comparing', compareInWorker],
] as const)('%s that hangs is ended after five minutes', async (_what, ask) => {
  const refused = ask(new ArrayBuffer(1), opdracht).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(LIMIT - 1);
  expect(terminate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await refused).toMatchObject({ code: 'teLang' });
  expect(terminate).toHaveBeenCalledTimes(1);
});

test('comparing is ended when nobody waits for it any more', async () => {
  const left = new AbortController();
  const refused = compareInWorker(new ArrayBuffer(1), opdracht, left.signal).catch(
    (error: unknown) => error,
  );
  left.abort();
  expect(await refused).toMatchObject({ name: 'AbortError' });
  expect(terminate).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('a file that is refused says why, with the elements that it has more than once', async () => {
  const refused = writeInWorker(new ArrayBuffer(1), opdracht).catch((error: unknown) => error);
  answer({ fout: 'dubbel', dubbel: ['a'] });
  expect(await refused).toMatchObject({ code: 'dubbel', dubbel: ['a'] });
});
