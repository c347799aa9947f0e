import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { openStorage } from '@adviestool/state/browserStorage';
import { z } from 'zod';

import { createDraft, draftKey, DRAFT_INTERVAL } from './draft.ts';

const schema = z.object({ merk: z.string() });
const address = { uid: 3, projectId: 7, gevelvullingId: 'a1b2c3d4', step: 'detaillering' };

const openStep = (storage: ReturnType<typeof openStorage>, uid = 3) =>
  createDraft(storage, draftKey({ ...address, uid }), schema);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('input comes back after a reload, for the same user only', () => {
  const storage = openStorage('session', 'test');
  openStep(storage).keep({ merk: 'K01' });
  jest.advanceTimersByTime(DRAFT_INTERVAL);

  expect(openStep(storage).read()).toEqual({ merk: 'K01' });
  expect(openStep(storage, 4).read()).toBeNull();
});

test('quick changes are written once, with the last values', () => {
  const storage = openStorage('session', 'test');
  const write = jest.spyOn(storage, 'write');
  const draft = openStep(storage);
  draft.keep({ merk: 'K0' });
  draft.keep({ merk: 'K01' });
  jest.advanceTimersByTime(DRAFT_INTERVAL);

  expect(write.mock.calls.map(([, values]) => values)).toEqual([{ merk: 'K01' }]);
});

test('what still waits is written at once when the page goes away', () => {
  const storage = openStorage('session', 'test');
  const draft = openStep(storage);
  draft.keep({ merk: 'K01' });
  draft.flush();

  expect(openStep(storage).read()).toEqual({ merk: 'K01' });
});

test('a draft that is dropped leaves nothing, not even what waited', () => {
  const storage = openStorage('session', 'test');
  const draft = openStep(storage);
  draft.keep({ merk: 'K01' });
  expect(draft.isKept()).toBe(true);
  draft.drop();
  jest.advanceTimersByTime(DRAFT_INTERVAL);

  expect(draft.isKept()).toBe(false);
  expect(openStep(storage).read()).toBeNull();
});
