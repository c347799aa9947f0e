import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { z } from 'zod';

import { createConcept, CONCEPT_INTERVAL, type ConceptStorage } from './concept.ts';

const schema = z.object({ merk: z.string() });

const createStorage = (): ConceptStorage => {
  const texts = new Map<string, string>();
  return {
    read: (key, shape) => shape.safeParse(JSON.parse(texts.get(key) ?? 'null')).data ?? null,
    write: (key, value) => void texts.set(key, JSON.stringify(value)),
    remove: (key) => void texts.delete(key),
    leave: (key) => void texts.set(`left:${key}`, texts.get(key) ?? ''),
  };
};

const openForm = (storage: ConceptStorage, key = 'concept:3:7') =>
  createConcept(storage, key, schema);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('input comes back after a reload, under its own key only', () => {
  const storage = createStorage();
  openForm(storage).keep({ merk: 'K01' });
  jest.advanceTimersByTime(CONCEPT_INTERVAL);

  expect(openForm(storage).read()).toEqual({ merk: 'K01' });
  expect(openForm(storage, 'concept:4:7').read()).toBeNull();
});

test('quick changes are written once, with the last values', () => {
  const storage = createStorage();
  const write = jest.spyOn(storage, 'write');
  const concept = openForm(storage);
  concept.keep({ merk: 'K0' });
  concept.keep({ merk: 'K01' });
  jest.advanceTimersByTime(CONCEPT_INTERVAL);

  expect(write.mock.calls.map(([, values]) => values)).toEqual([{ merk: 'K01' }]);
});

test('what still waits is written at once when the page goes away', () => {
  const storage = createStorage();
  const concept = openForm(storage);
  concept.keep({ merk: 'K01' });
  concept.flush();

  expect(openForm(storage).read()).toEqual({ merk: 'K01' });
});

test('a concept that is dropped leaves nothing, not even what waited', () => {
  const storage = createStorage();
  const concept = openForm(storage);
  concept.keep({ merk: 'K01' });
  expect(concept.isKept()).toBe(true);
  concept.drop();
  jest.advanceTimersByTime(CONCEPT_INTERVAL);

  expect(concept.isKept()).toBe(false);
  expect(openForm(storage).read()).toBeNull();
});
