import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { BLOK, HOOGTE, observeBlokken } from './observeBlokken.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const watch = () => {
  const scrollElement = document.createElement('div');
  const told: number[] = [];
  const stop = observeBlokken({ scrollElement }, (offset) => told.push(offset / HOOGTE));
  const scrollTo = (row: number): void => {
    scrollElement.scrollTop = row * HOOGTE;
    scrollElement.dispatchEvent(new Event('scroll'));
  };
  return { told, scrollTo, stop };
};

test('a row further tells nothing, the next block is told at rest', () => {
  const { told, scrollTo } = watch();
  scrollTo(BLOK - 1);
  jest.runAllTimers();
  expect(told).toEqual([]);
  scrollTo(BLOK);
  scrollTo(BLOK + 1);
  expect(told).toEqual([]);
  jest.runAllTimers();
  expect(told).toEqual([BLOK]);
});

test('what lies beyond the rows that are drawn is told at once, and once', () => {
  const { told, scrollTo } = watch();
  scrollTo(BLOK);
  scrollTo(2 * BLOK);
  expect(told).toEqual([2 * BLOK]);
  jest.runAllTimers();
  expect(told).toEqual([2 * BLOK]);
  scrollTo(0);
  expect(told).toEqual([2 * BLOK, 0]);
});

test('nothing is told after its end', () => {
  const { told, scrollTo, stop } = watch();
  scrollTo(BLOK);
  stop?.();
  scrollTo(10 * BLOK);
  jest.runAllTimers();
  expect(told).toEqual([]);
});
