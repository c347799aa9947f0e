import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { BLOK, HOOGTE, observeBlokken } from './observeBlokken.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Rows that begin so far below the top of the page, px. */
const watch = (begin = 0) => {
  const rows = document.createElement('div');
  let scrolled = 0;
  rows.getBoundingClientRect = () => new DOMRect(0, begin - scrolled, 1200, 2000 * HOOGTE);
  const scrollTo = (row: number): void => {
    scrolled = row * HOOGTE;
    window.dispatchEvent(new Event('scroll'));
  };
  const told: number[] = [];
  const stop = observeBlokken(rows, (offset) => told.push(offset / HOOGTE));
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

test('what stands above the rows is no row', () => {
  const { told, scrollTo } = watch(3 * HOOGTE);
  scrollTo(3 + BLOK - 1);
  jest.runAllTimers();
  expect(told).toEqual([]);
  scrollTo(3 + 5 * BLOK);
  expect(told).toEqual([5 * BLOK]);
});
