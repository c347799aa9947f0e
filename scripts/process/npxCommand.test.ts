import { spawnSync } from 'node:child_process';

import { expect, test } from '@jest/globals';

import { npxCommand } from './npxCommand.mjs';

const INSTALL = ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile'];

test.each([
  ['linux', false],
  ['darwin', false],
  ['win32', true],
] as const)('on %s npx is found by a shell: %s', (platform, shell) => {
  expect(npxCommand(INSTALL, platform)).toEqual({ file: 'npx', args: INSTALL, options: { shell } });
});

test('with a shell between it is still npx with these arguments', () => {
  const { file, args, options } = npxCommand(['--version'], 'win32');
  const { status, stdout } = spawnSync(file, args, { ...options, encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\s*$/)]);
});

test('what a shell reads otherwise is not given to one', () => {
  expect(() => npxCommand(['install & start'], 'win32')).toThrow('reads install & start otherwise');
  expect(npxCommand(['install & start'], 'linux').args).toEqual(['install & start']);
});
