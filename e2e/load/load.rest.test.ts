import { describe, expect, jest, test } from '@jest/globals';

import { hasPostgres } from '../../scripts/startPostgres.ts';
import { growthOf, memoryIn } from './loadReport.ts';
import { runLoad } from './runLoad.ts';

jest.setTimeout(600_000);

const describeIf = (await hasPostgres()) ? describe : describe.skip;

describeIf('on PostgreSQL', () => {
  test('users who walk through many projects meet no error, and every call is counted', async () => {
    const { steps, errors, memory } = await runLoad({
      minutes: 0.2,
      warmUp: 0.05,
      users: 5,
      projects: 200,
      think: 300,
    });
    expect([...errors]).toEqual([]);
    expect(steps.map(({ step }) => step).toSorted()).toEqual([
      'list',
      'login',
      'logout',
      'open',
      'save',
      'step',
    ]);
    expect(memory.rss.length).toBeGreaterThan(5);
  });
});

test('memory is read of what a backend prints, and grows by its means', () => {
  const output =
    'Adviestool: x\nmemory 100 10\nmemory 120 10\niets\nmemory 110 20\nmemory 132 22\n';
  const { rss, heap } = memoryIn(output);
  expect(rss).toEqual([100, 120, 110, 132]);
  expect(growthOf(rss, 2)).toBeCloseTo(1.1);
  expect(growthOf(heap, 2)).toBeCloseTo(2.1);
});
