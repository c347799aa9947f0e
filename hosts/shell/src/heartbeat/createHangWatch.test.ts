import type { RemoteFailure } from '@adviestool/contract/remoteFailure';
import { expect, test } from '@jest/globals';

import { createHangWatch, SILENCE } from './createHangWatch.ts';

const failure: RemoteFailure = {
  remote: 'meldingen',
  version: '1.2.0',
  page: 'start',
  kind: 'hang',
};

const watched = () => {
  const told: RemoteFailure[] = [];
  const watch = createHangWatch((each) => told.push(each));
  const pass = (seconds: number): void => {
    for (let second = 0; second < seconds; second += 1) watch.tick();
  };
  return { told, hear: watch.hear, pass };
};

test('a silence is told of once, with what was at work', () => {
  const { told, hear, pass } = watched();
  hear(failure);
  pass(SILENCE - 1);
  expect(told).toEqual([]);
  pass(5 * SILENCE);
  expect(told).toEqual([failure]);
});

test('a page that gives signs of life, or that is not watched, is not told of', () => {
  const { told, hear, pass } = watched();
  pass(2 * SILENCE);
  for (let time = 0; time < 5; time += 1) {
    hear(failure);
    pass(SILENCE - 1);
  }
  hear(null);
  pass(2 * SILENCE);
  expect(told).toEqual([]);
});
