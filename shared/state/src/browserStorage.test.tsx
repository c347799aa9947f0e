import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';

import { openStorage } from './browserStorage.ts';

/** Every key that the product keeps, with a value that fits. */
const KEPT: readonly [key: string, schema: z.ZodType, value: unknown][] = [
  ['debug', z.boolean(), true],
  ['consent', z.enum(['granted', 'denied']), 'granted'],
  ['backend-override', z.string(), 'https://backend.example'],
  ['newly-imported-projects', z.array(z.int()), [1, 2]],
  ['shortcuts', z.boolean(), false],
  ['whats-new-dont-show-again', z.string(), '1a2b3c4d'],
];

beforeEach(() => localStorage.clear());

afterEach(() => {
  jest.restoreAllMocks();
});

/** Who opens the same area finds the value, until somebody removes it. */
const expectShared = (key: string, schema: z.ZodType, value: unknown): void => {
  const [one, other] = [openStorage('local', 'proef'), openStorage('local', 'proef')];
  expect(one.read(key, schema)).toEqual(value);
  expect(one.keys()).toEqual([key]);
  expect(openStorage('local', 'ander').read(key, schema)).toBeNull();
  expect(openStorage('session', 'proef').read(key, schema)).toBeNull();
  other.remove(key);
  expect(one.read(key, schema)).toBeNull();
};

describe.each(KEPT)('%s', (key, schema, value) => {
  const name = `proef:${key}`;

  test('is kept under the name of the variant', () => {
    openStorage('local', 'proef').write(key, value);
    expect(Object.keys(localStorage)).toEqual([name]);
    expect(openStorage('local', 'proef').read(key, schema)).toEqual(value);
    expect(openStorage('local', 'ander').read(key, schema)).toBeNull();
  });

  test.each([
    ['no JSON', '{"een":'],
    ['of another kind', '{"een": 1}'],
    ['empty', ''],
  ])('is nothing when what is stored is %s, and that is removed', (_what, text) => {
    localStorage.setItem(name, text);
    expect(openStorage('local', 'proef').read(key, schema)).toBeNull();
    expect(localStorage.getItem(name)).toBeNull();
  });

  test('lives as long as the page when the storage is full [storing 17]', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const storage = openStorage('local', 'proef');
    storage.write(key, value);
    expect(localStorage.getItem(name)).toBeNull();
    expectShared(key, schema, value);
  });

  test('lives as long as the page when the browser refuses the storage [storing 17]', () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Refused.', 'SecurityError');
    });
    openStorage('local', 'proef').write(key, value);
    expect(() => localStorage).toThrow('Refused.');
    expectShared(key, schema, value);
  });
});

const tell = (key: string | null): boolean => dispatchEvent(new StorageEvent('storage', { key }));

test('what another tab changes is told, and only that', () => {
  const changed = jest.fn();
  const stop = openStorage('local', 'proef').watch('consent', changed);
  tell('ander:consent');
  tell('proef:debug');
  expect(changed).not.toHaveBeenCalled();
  tell('proef:consent');
  tell(null);
  expect(changed).toHaveBeenCalledTimes(2);

  stop();
  tell('proef:consent');
  expect(changed).toHaveBeenCalledTimes(2);
});
