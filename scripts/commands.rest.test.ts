import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, jest, test } from '@jest/globals';

import { run } from './process/run.ts';

// A process starts in each of the tests, on a busy machine slowly.
jest.setTimeout(120_000);

const CLI = 'scripts/adviestool.cjs';

test.each([
  // What `adviestool` refuses more of: siteCommands.test.ts.
  [CLI, 'deploy host shell --site .', '‘shell’ is too much', 'adviestool deploy [NAME|FILE]'],
  ['scripts/build.cjs', '--varient', '--varient', 'pnpm build [VARIANT]'],
  ['scripts/packRemotes.ts', 'contract-4', 'is missing', 'pnpm pack:remotes TAG REMOTE…'],
  ['backend/run.mjs', 'seed --onzin', 'pnpm seed', 'pnpm seed --projects N --infills M'],
  ['e2e/load/load.ts', '--users veel', '‘veel’', 'pnpm load [--minutes N]'],
])('%s %s is refused with how it is written', async (file, line, reason, usage) => {
  const before = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const { code, output } = await run('node', [...before, file, ...line.split(' ')], {
    quiet: true,
  });
  expect(output).toContain(reason);
  expect(output).toContain(usage);
  expect(output).not.toContain('    at ');
  expect(code).toBe(1);
});

test('a command says how it is written to who asks', async () => {
  const { code, output } = await run('node', ['scripts/build.cjs', '--help'], { quiet: true });
  expect(output.trim()).toBe('pnpm build [VARIANT]');
  expect(code).toBe(0);
});

test('a build of a variant that is not there ends in one line', async () => {
  const { code, output } = await run('node', ['scripts/build.cjs', 'nergens'], { quiet: true });
  expect(output).toMatch(/variants\/nergens\.json: it is not there\..*\n$/);
  expect(output).not.toContain('    at ');
  expect(code).toBe(1);
});

test('a backup that is there already is named, and so is how one is made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adviestool-backup-'));
  const backup = (...args: readonly string[]) =>
    run('node', ['backend/run.mjs', 'backup', ...args], {
      quiet: true,
      env: { DATABASE_URL: '', DATA_DIR: join(folder, 'data') },
    });
  try {
    expect((await backup('--onzin')).output).toBe('pnpm backup [--naar MAP]\npnpm restore MAP\n');
    expect((await backup('backup', '--naar', folder)).output).toBe(
      `${folder} bestaat al. Noem een map die er nog niet is.\n`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a Node that is too old is told which one is needed', async () => {
  const older =
    "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.18.9'}})";
  const line = ['--import', older, 'scripts/bootstrap.mjs', 'start'];
  const { code, output } = await run(process.execPath, line, { quiet: true });
  expect(output).toBe('This needs Node 20.19 or newer, it is 20.18.9.\n');
  expect(code).toBe(1);
});
