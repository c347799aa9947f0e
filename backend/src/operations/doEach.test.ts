import { expect, test } from '@jest/globals';

import { doEach } from './doEach.ts';

test('a step that fails keeps none of the others from being done, and is told', async () => {
  const done: string[] = [];
  const step = (name: string) => () => {
    done.push(name);
    return Promise.resolve();
  };
  const failed = new Error('too slow');
  const run = doEach([step('first'), () => Promise.reject(failed), step('last')]);
  await expect(run).rejects.toMatchObject({ errors: [failed] });
  expect(done).toEqual(['first', 'last']);
});
