import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { z } from 'zod';

import { createDraft, DRAFT_INTERVAL, type DraftStorage } from './draft.ts';

const schema = z.object({ merk: z.string() });

const createStorage = (): DraftStorage => {
  const texts = new Map<string, string>();
  return {
    read: (key, shape) => shape.safeParse(JSON.parse(texts.get(key) ?? 'null')).data ?? null,
    write: (key, value) => void texts.set(key, JSON.stringify(value)),
    remove: (key) => void texts.delete(key),
  };
};

const openForm = (storage: DraftStorage, key = 'concept:3:7') => createDraft(storage, key, schema);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('input comes back after a reload, under its own key only', () => {
  const storage = createStorage();
  openForm(storage).keep({ merk: 'K01' });
  jest.advanceTimersByTime(DRAFT_INTERVAL);

  expect(openForm(storage).read()).toEqual({ merk: 'K01' });
  expect(openForm(storage, 'concept:4:7').read()).toBeNull();
});

test('quick changes are written once, with the last values', () => {
  const storage = createStorage();
  const write = jest.spyOn(storage, 'write');
  const draft = openForm(storage);
  draft.keep({ merk: 'K0' });
  draft.keep({ merk: 'K01' });
  jest.advanceTimersByTime(DRAFT_INTERVAL);

  expect(write.mock.calls.map(([, values]) => values)).toEqual([{ merk: 'K01' }]);
});

test('what still waits is written at once when the page goes away', () => {
  const storage = createStorage();
  const draft = openForm(storage);
  draft.keep({ merk: 'K01' });
  draft.flush();

  expect(openForm(storage).read()).toEqual({ merk: 'K01' });
});

test('a draft that is dropped leaves nothing, not even what waited', () => {
  const storage = createStorage();
  const draft = openForm(storage);
  draft.keep({ merk: 'K01' });
  expect(draft.isKept()).toBe(true);
  draft.drop();
  jest.advanceTimersByTime(DRAFT_INTERVAL);

  expect(draft.isKept()).toBe(false);
  expect(openForm(storage).read()).toBeNull();
});
