import { expect, test } from '@jest/globals';

import { newerInScript, newerInStyles } from './newerThanServed.ts';

test.each([
  ["URL.canParse('x')", 'URL.canParse'],
  ['if (AbortSignal.any([])) f();', 'AbortSignal.any'],
  ['globalThis.AbortSignal.any([])', 'AbortSignal.any'],
  ['new CloseWatcher()', 'CloseWatcher'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Array.fromAsync(x)', 'Array.fromAsync'],
  ['document.startViewTransition(f)', 'document.startViewTransition'],
])('%s is found', (text, name) => {
  expect(newerInScript(text)).toEqual([
    expect.stringMatching(new RegExp(`^${name}: not in .*\\d`)),
  ]);
});

test.each([
  ['what every browser has', 'structuredClone(1); URL.createObjectURL(b); crypto.randomUUID()'],
  ['what is asked for first', "URL.canParse ? URL.canParse('x') : f()"],
  ['a name of its own', "const URL = { canParse: f }; URL.canParse('x')"],
])('%s is let be', (_what, text) => {
  expect(newerInScript(text)).toEqual([]);
});

test('a style that a browser lacks is found', () => {
  expect(newerInStyles('.a { grid-template-columns: subgrid }')).toEqual([
    expect.stringContaining('Chrome (111'),
  ]);
  expect(newerInStyles('.a { display: grid }')).toEqual([]);
  expect(newerInStyles(".a { content: '/' / '' }")).toEqual([
    expect.stringContaining('Safari (16.4'),
  ]);
  expect(newerInStyles(".a { content: '/'; content: '/' / '' }")).toEqual([]);
});
