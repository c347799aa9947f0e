import { openStorage } from '@adviestool/state/browserStorage';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { log } from '../log/log.ts';
import { keepDebug, useDebugStore } from './debugStore.ts';
import { followParentDebug } from './followParentDebug.ts';

const PARENT = 'https://model.example.nl';

const parent = document.body.appendChild(document.createElement('iframe')).contentWindow;

const say = (data: unknown, origin = PARENT, source: Window | null = parent): void => {
  dispatchEvent(new MessageEvent('message', { data, origin, source }));
};

const isOn = (): boolean => useDebugStore.getState().isOn;

Object.defineProperty(globalThis, 'parent', { value: parent });
followParentDebug({ parentOrigins: [`${PARENT}/`] });

beforeEach(() => {
  useDebugStore.setState({ isOn: false });
});

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test.each([
  ['its name', 'adviestool_debug_enable'],
  ['JSON with its name', JSON.stringify({ event: 'adviestool_debug_enable', data: null })],
])('the parent frame turns debug on with %s, and off', (_form, message) => {
  say(message);
  expect(isOn()).toBe(true);
  say('adviestool_debug_disable');
  expect(isOn()).toBe(false);
});

test.each<[string, unknown, string, Window | null]>([
  ['another origin', 'adviestool_debug_enable', 'https://evil.example', parent],
  ['another window of that origin', 'adviestool_debug_enable', PARENT, window],
  ['another name', 'adviestool_debug', PARENT, parent],
  ['an object', { event: 'adviestool_debug_enable' }, PARENT, parent],
  ['broken JSON', '{"event": "adv', PARENT, parent],
  ['JSON of another shape', 'null', PARENT, parent],
])('a message of %s changes nothing', (_what, data, origin, source) => {
  say(data, origin, source);
  expect(isOn()).toBe(false);
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
