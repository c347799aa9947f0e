import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { createPace } from './createPace.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Types texts with so many milliseconds between them; what followed, and a pause of so many more. */
const typeInto = (texts: readonly string[], every: number) => {
  const followed: string[] = [];
  const pace = createPace();
  for (const text of texts) {
    jest.advanceTimersByTime(every);
    pace.follow(() => followed.push(text));
  }
  return { followed, pace };
};

test('a first key is followed at once, what is typed after it when the typing stops', () => {
  const { followed } = typeInto(['1', '12', '120'], 100);
  expect(followed).toEqual(['1']);
  jest.advanceTimersByTime(149);
  expect(followed).toEqual(['1']);
  jest.advanceTimersByTime(1);
  expect(followed).toEqual(['1', '120']);
});

test('who takes time between two keys has each followed at once', () => {
  expect(typeInto(['1', '12', '120'], 150).followed).toEqual(['1', '12', '120']);
});

test('a key that is kept down is followed now and then', () => {
  const texts = Array.from({ length: 30 }, (_, index) => String(index + 1));
  const { followed } = typeInto(texts, 30);
  expect(followed).toEqual(['1', '14', '27']);
  jest.advanceTimersByTime(150);
  expect(followed.at(-1)).toBe('30');
});

test('nothing follows once it is stopped', () => {
  const { followed, pace } = typeInto(['1', '12'], 100);
  pace.stop();
  jest.advanceTimersByTime(1000);
  expect(followed).toEqual(['1']);
});
