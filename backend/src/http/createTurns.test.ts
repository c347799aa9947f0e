import { setImmediate as setImmediatePromise } from 'node:timers/promises';

import { expect, test } from '@jest/globals';

import { createTurns } from './createTurns.ts';

const [ANNE, BERT, CARLA] = [1, 2, 3];

/** Work begins after what else is to be done. */
const settle = async (): Promise<void> => {
  for (let look = 0; look < 3; look += 1) await setImmediatePromise();
};

/** Work of users that ends when the test says so. */
const createWorkshop = () => {
  const turns = createTurns();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (uid: number, name: string, isGone = () => false): Promise<string> =>
    turns.take({ uid, isGone }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const endOne = async (): Promise<void> => {
    await settle();
    ends.shift()?.();
    await settle();
  };
  return { turns, begun, ask, endOne };
};

test('one piece of work runs at a time, and users take turns', async () => {
  const { begun, ask, endOne } = createWorkshop();
  const all = [
    ask(ANNE, 'anne 1'),
    ask(ANNE, 'anne 2'),
    ask(ANNE, 'anne 3'),
    ask(BERT, 'bert 1'),
    ask(BERT, 'bert 2'),
    ask(CARLA, 'carla 1'),
  ];
  await settle();
  expect(begun).toEqual(['anne 1']);
  for (let end = 0; end < all.length; end += 1) await endOne();
  expect(begun).toEqual(['anne 1', 'anne 2', 'bert 1', 'carla 1', 'anne 3', 'bert 2']);
  expect(await Promise.all(all)).toHaveLength(6);
});

test('a fourth of one user is refused, and of another none', async () => {
  const { ask, endOne } = createWorkshop();
  const own = [ask(ANNE, '1'), ask(ANNE, '2'), ask(ANNE, '3')];
  await expect(ask(ANNE, '4')).rejects.toMatchObject({
    statusCode: 429,
    code: 'queue_full',
    retryAfter: 5,
  });
  const other = ask(BERT, '5');
  await endOne();
  const again = ask(ANNE, '6');
  for (let end = 0; end < 4; end += 1) await endOne();
  expect(await Promise.all([...own, other, again])).toEqual(['1', '2', '3', '5', '6']);
});

test('who left takes no place and no turn', async () => {
  const { begun, ask, endOne } = createWorkshop();
  let isGone = false;
  const first = ask(ANNE, '1');
  const left = [ask(ANNE, '2', () => isGone), ask(ANNE, '3', () => isGone)];
  const refused = Promise.allSettled(left);
  isGone = true;
  const next = ask(ANNE, '4');
  await endOne();
  await endOne();
  expect(begun).toEqual(['1', '4']);
  expect(await Promise.all([first, next])).toEqual(['1', '4']);
  expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('work that fails gives its turn on', async () => {
  const { turns, ask, endOne } = createWorkshop();
  const failing = turns.take({ uid: ANNE, isGone: () => false }, () =>
    Promise.reject(new Error('in a test')),
  );
  const next = ask(BERT, '1');
  await expect(failing).rejects.toThrow('in a test');
  await endOne();
  await endOne();
  expect(await next).toBe('1');
});
