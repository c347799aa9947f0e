import { expect, test } from '@jest/globals';

import { firstAborted } from './firstAborted.ts';

test('aborts with the reason of the first, and hears no later one', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const first = firstAborted([one.signal, other.signal]);
  expect(first.aborted).toBe(false);
  other.abort('weg');
  one.abort('te laat');
  expect([first.aborted, first.reason]).toEqual([true, 'weg']);
});

test('is aborted from the start when one of them is', () => {
  const first = firstAborted([new AbortController().signal, AbortSignal.abort('weg')]);
  expect([first.aborted, first.reason]).toEqual([true, 'weg']);
});
