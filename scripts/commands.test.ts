import { expect, jest, test } from '@jest/globals';

import { run } from './run.ts';

// A process starts in each of the tests, on a busy machine slowly.
jest.setTimeout(120_000);

const CLI = 'shared/federation/src/cli';
const DEPLOY_REMOTE = 'pnpm deploy:remote NAME --site DIR [--channel stable|next]';
const ROLLBACK = 'pnpm rollback RELEASE --site DIR';

test.each([
  ['scripts/deployHost.ts', '--site . --channel next', '--channel', 'pnpm deploy:host --site DIR'],
  ['scripts/deployHost.ts', 'shell --site .', '‘shell’ is too much', 'pnpm deploy:host --site DIR'],
  ['scripts/deployRemote.ts', 'account --site . --channel new', 'it is ‘new’', DEPLOY_REMOTE],
  ['scripts/newRemote.ts', 'proef --varient main', '--varient', 'pnpm new:remote NAME'],
  [`${CLI}/assemble.ts`, '--sit .', '--sit', 'pnpm assemble [VARIANT] [--site DIR]'],
  [`${CLI}/rollback.ts`, '--site .', 'is missing', ROLLBACK],
])('%s %s is refused with how it is written', async (file, line, reason, usage) => {
  const { code, output } = await run('tsx', [file, ...line.split(' ')], { quiet: true });
  expect(output).toContain(reason);
  expect(output).toContain(usage);
  expect(output).not.toContain('    at ');
  expect(code).toBe(1);
});
