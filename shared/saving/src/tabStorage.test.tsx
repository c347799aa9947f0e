import { beforeEach, expect, test } from '@jest/globals';
import { openStorage } from '@adviestool/state/browserStorage';
import { z } from 'zod';

import { createTabStorage } from './tabStorage.ts';

const schema = z.object({ merk: z.string() });
const KEY = 'concept:3:7';

const openTab = () =>
  createTabStorage(openStorage('session', 'proef'), openStorage('local', 'proef'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what a tab that was closed leaves is for one other tab [storing 11]', () => {
  const closed = openTab();
  closed.write(KEY, { merk: 'K01' });
  closed.leave(KEY);
  sessionStorage.clear();
  expect(openTab().read(KEY, schema)).toEqual({ merk: 'K01' });
  expect(openTab().read(KEY, schema)).toEqual({ merk: 'K01' });
  sessionStorage.clear();
  expect(openTab().read(KEY, schema)).toBeNull();
});

test('a tab that comes back has its own, and leaves nothing to another', () => {
  const tab = openTab();
  tab.write(KEY, { merk: 'K01' });
  tab.leave(KEY);
  expect(openTab().read(KEY, schema)).toEqual({ merk: 'K01' });
  sessionStorage.clear();
  expect(openTab().read(KEY, schema)).toBeNull();
});

test('what is removed, or was never there, is left to nobody', () => {
  const tab = openTab();
  tab.leave(KEY);
  tab.write(KEY, { merk: 'K01' });
  tab.leave(KEY);
  tab.remove(KEY);
  expect(localStorage).toHaveLength(0);
});
