import { expect, test } from '@jest/globals';

import { createReloader } from './reloadPage.ts';

const memoryStorage = (): Storage => {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => {
      items.clear();
    },
    getItem: (key) => items.get(key) ?? null,
    key: () => null,
    removeItem: (key) => {
      items.delete(key);
    },
    setItem: (key, value) => {
      items.set(key, value);
    },
  };
};

const setUp = (storage: () => Storage) => {
  const opened: string[] = [];
  const clock = { time: 1_000_000 };
  const network = { isOnline: true };
  const input = { isTypedEarly: false };
  const reload = createReloader({
    storage,
    now: () => clock.time,
    isOnline: () => network.isOnline,
    isTypedEarly: () => input.isTypedEarly,
    open: (address) => {
      opened.push(address);
    },
  });
  return { reload, opened, clock, network, input };
};

test('the page is reloaded once in ten seconds [storing 21]', () => {
  const storage = memoryStorage();
  const { reload, opened, clock } = setUp(() => storage);
  expect(reload('/project/1')).toBe(true);
  clock.time += 9999;
  expect(reload('/project/2')).toBe(false);
  clock.time += 1;
  expect(reload('/project/3')).toBe(true);
  expect(opened).toEqual(['/project/1', '/project/3']);
});

test.each(['not a number', '99999999999999'])('a stored time of %s holds nothing up', (stored) => {
  const storage = memoryStorage();
  storage.setItem('adviestool:reloaded-at', stored);
  expect(setUp(() => storage).reload('/')).toBe(true);
});

test.each([
  [
    'is refused',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  [
    'is full',
    () =>
      Object.assign(memoryStorage(), {
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
  ],
  ['forgets', () => memoryStorage()],
])('a storage that %s means no reload', (_what, storage) => {
  const { reload, opened } = setUp(storage);
  expect(reload('/')).toBe(false);
  expect(opened).toEqual([]);
});

test('nothing is reloaded offline, and at once when the network is back', () => {
  const storage = memoryStorage();
  const { reload, network } = setUp(() => storage);
  network.isOnline = false;
  expect(reload('/')).toBe(false);
  network.isOnline = true;
  expect(reload('/')).toBe(true);
});

test('what was typed before the program was there is not lost to a reload', () => {
  const storage = memoryStorage();
  const { reload, opened, input } = setUp(() => storage);
  input.isTypedEarly = true;
  expect(reload('/')).toBe(false);
  input.isTypedEarly = false;
  expect(reload('/')).toBe(true);
  expect(opened).toEqual(['/']);
});
