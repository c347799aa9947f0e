import { expect, test } from '@jest/globals';

import { createPreloadQueue, type FetchAhead } from './createPreloadQueue.ts';

/** A server that answers a file when told to. */
const stalledServer = () => {
  const asked: string[] = [];
  const open = new Map<string, { answer: () => void; fail: (error: Error) => void }>();
  const fetchAhead: FetchAhead = (path, urgency) => {
    asked.push(`${urgency} ${path}`);
    return new Promise((resolve, reject) => {
      open.set(path, { answer: resolve, fail: reject });
    });
  };
  const settle = async (path: string, how: 'answer' | 'fail'): Promise<void> => {
    open.get(path)?.[how](new Error('404'));
    open.delete(path);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  };
  return { asked, open, fetchAhead, settle };
};

const paths = Array.from({ length: 20 }, (_, index) => `/${index}.js`);

test('of twenty files four are in flight, and a next one when one has come or failed', async () => {
  const { asked, open, fetchAhead, settle } = stalledServer();
  createPreloadQueue(fetchAhead).add(paths, 'idle');
  expect([...open.keys()]).toEqual(paths.slice(0, 4));
  await settle('/1.js', 'answer');
  await settle('/0.js', 'fail');
  expect([...open.keys()]).toEqual(['/2.js', '/3.js', '/4.js', '/5.js']);
  for (const path of paths) await settle(path, 'answer');
  expect(asked).toHaveLength(20);
  expect(open.size).toBe(0);
});

test('what is needed soon goes before what may be needed', async () => {
  const { asked, fetchAhead, settle } = stalledServer();
  const queue = createPreloadQueue(fetchAhead);
  queue.add(paths.slice(0, 6), 'idle');
  queue.add(['/link.js', '/5.js'], 'now');
  for (const path of paths.slice(0, 3)) await settle(path, 'answer');
  expect(asked.slice(4)).toEqual(['now /link.js', 'now /5.js', 'idle /4.js']);
});

test('a file is fetched once, unless it failed', async () => {
  const { asked, fetchAhead, settle } = stalledServer();
  const queue = createPreloadQueue(fetchAhead);
  queue.add(['/a.js', '/b.js', '/a.js'], 'now');
  await settle('/a.js', 'answer');
  await settle('/b.js', 'fail');
  queue.add(['/a.js', '/b.js'], 'idle');
  expect(asked).toEqual(['now /a.js', 'now /b.js', 'idle /b.js']);
});
