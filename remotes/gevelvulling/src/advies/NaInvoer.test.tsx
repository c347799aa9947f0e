import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import { NaInvoer } from './NaInvoer.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const draw = (isOud: boolean) => (
  <NaInvoer isOud={isOud}>
    <p>22 hoekankers</p>
  </NaInvoer>
);

const isDimmed = () => screen.getByText('22 hoekankers').closest('[data-oud]') !== null;

test('what lags behind an input is dimmed once an eye notices, until it is right again', () => {
  const { rerender } = render(draw(true));
  jest.advanceTimersByTime(149);
  expect(isDimmed()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isDimmed()).toBe(true);
  rerender(draw(false));
  expect(isDimmed()).toBe(false);
});

test('what is right before an eye notices is never dimmed', () => {
  const { rerender } = render(draw(true));
  jest.advanceTimersByTime(149);
  rerender(draw(false));
  jest.advanceTimersByTime(1000);
  expect(isDimmed()).toBe(false);
});
