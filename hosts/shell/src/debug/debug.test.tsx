import { openStorage } from '@adviestool/state/browserStorage';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { log } from '../log/log.ts';
import { keepDebug, useDebugStore } from './debugStore.ts';

const isOn = (): boolean => useDebugStore.getState().isOn;

beforeEach(() => {
  useDebugStore.setState({ isOn: false });
});

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('the choice is kept for the next visit, under the name of the variant', () => {
  keepDebug(openStorage('local', 'embedded'));
  useDebugStore.setState({ isOn: true });
  expect(localStorage.getItem('embedded:debug')).toBe('true');
  useDebugStore.setState({ isOn: false });
  expect(localStorage.getItem('embedded:debug')).toBeNull();
});

test('a choice of before is taken over; a corrupt one is off and goes', () => {
  localStorage.setItem('main:debug', 'true');
  keepDebug(openStorage('local', 'main'));
  expect(isOn()).toBe(true);
  localStorage.setItem('main:debug', '{"is');
  keepDebug(openStorage('local', 'main'));
  expect(isOn()).toBe(false);
  expect(localStorage.getItem('main:debug')).toBeNull();
});

test('debug output is written only while debug is on; the rest always', () => {
  const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  log('debug', 'verborgen');
  log('warn', 'altijd');
  expect(debug).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledWith('altijd');
  useDebugStore.setState({ isOn: true });
  log('debug', 'zichtbaar', { a: 1 });
  expect(debug).toHaveBeenCalledWith('zichtbaar', { a: 1 });
});
