import { expect, test } from '@jest/globals';

import { bothWays } from './bothWays.ts';

test('two folders that import each other are told with the files that do', () => {
  expect(
    bothWays([
      { source: 'room/a/one.ts', imported: ['room/b/two.ts'] },
      { source: 'room/b/three.ts', imported: ['room/a/four.ts', 'room/c/five.ts'] },
    ]),
  ).toEqual(['room/a and room/b: room/a/one.ts → room/b/two.ts, room/b/three.ts → room/a/four.ts']);
});

test('a folder and one in it are two folders', () => {
  expect(
    bothWays([
      { source: 'room/one.ts', imported: ['room/a/two.ts'] },
      { source: 'room/a/two.ts', imported: ['room/three.ts'] },
    ]),
  ).toHaveLength(1);
});

test('one direction is none, nor is what a test looks at', () => {
  expect(
    bothWays([
      { source: 'room/a/one.ts', imported: ['room/b/two.ts', 'room/a/six.ts'] },
      { source: 'room/b/two.test.ts', imported: ['room/a/one.ts'] },
      { source: 'room/b/two.ts', imported: ['room/a/builders/buildOne.ts'] },
    ]),
  ).toEqual([]);
});
