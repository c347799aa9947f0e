import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { LIMIT } from './askWorker.ts';
import { readInWorker } from './readInWorker.ts';
import type { ReaderAnswer } from './readerAnswer.ts';

const terminate = jest.fn();
let answer: (data: ReaderAnswer) => void;

class FakeWorker extends EventTarget {
  terminate = terminate;

  postMessage(): void {
    answer = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

Object.assign(globalThis, { Worker: FakeWorker });
const file = new File(['ISO-10303-21;'], 'gevel.ifc');

beforeEach(() => {
  jest.useFakeTimers();
  terminate.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

test('what the worker says is the answer, and the worker is ended', async () => {
  const reading = readInWorker(file);
  await jest.advanceTimersByTimeAsync(LIMIT - 1);
  answer({ fault: 'schema' });
  expect(await reading).toEqual({ fault: 'schema' });
  expect(terminate).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('a parser that hangs is ended, and the user is told', async () => {
  const reading = readInWorker(file);
  await jest.advanceTimersByTimeAsync(LIMIT);
  expect(await reading).toEqual({ fault: 'teLang' });
  expect(terminate).toHaveBeenCalledTimes(1);
});
