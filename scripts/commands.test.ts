import { expect, jest, test } from '@jest/globals';

import { run } from './run.ts';

// A process starts in each of the tests, on a busy machine slowly.
jest.setTimeout(120_000);

const CLI = 'shared/federation/src/cli/adviestool.ts';
const DEPLOY = 'adviestool deploy [NAME] --site DIR';
const ROLLBACK = 'adviestool rollback [RELEASE] --site DIR';

test.each([
  [CLI, 'deploy host shell --site .', '‘shell’ is too much', DEPLOY],
  [CLI, 'deploy account --site . --channel new', 'it is ‘new’', DEPLOY],
  [CLI, 'deploy nothing --site .', 'is no remote', DEPLOY],
  [CLI, 'assemble --sit .', '--sit', 'adviestool assemble [VARIANT] [--site DIR]'],
  [CLI, 'rollback abc def --site .', '‘def’ is too much', ROLLBACK],
  [CLI, 'create proef --varient main', '--varient', 'adviestool create NAME'],
])('%s %s is refused with how it is written', async (file, line, reason, usage) => {
  const { code, output } = await run('tsx', [file, ...line.split(' ')], { quiet: true });
  expect(output).toContain(reason);
  expect(output).toContain(usage);
  expect(output).not.toContain('    at ');
  expect(code).toBe(1);
});
