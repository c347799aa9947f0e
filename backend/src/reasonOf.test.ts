import { parseArgs } from 'node:util';

import { expect, test } from '@jest/globals';

import { reasonOf } from './reasonOf.ts';

const thrownBy = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

test('an option that a command does not have is named in one line', () => {
  const error = thrownBy(() => parseArgs({ args: ['--help'], options: {} }));
  expect(reasonOf(error)).toBe("Unknown option '--help'");
});

test('a fault of the program says where in the code it was', () => {
  expect(reasonOf(new RangeError('Too far'))).toMatch(/^RangeError: Too far\n.*reasonOf\.test/s);
});
