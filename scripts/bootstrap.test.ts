import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';

test('an installation that breaks off is not taken for the one before it', () => {
  const root = mkdtempSync(join(tmpdir(), 'adviestool-bootstrap-'));
  try {
    for (const name of ['bootstrap.mjs', 'process/npxCommand.mjs']) {
      cpSync(join(import.meta.dirname, name), join(root, 'scripts', name));
    }
    const stamp = join(root, 'node_modules/.installed');
    for (const folder of ['node_modules', 'bin']) mkdirSync(join(root, folder));
    writeFileSync(stamp, 'of the lockfile before');
    writeFileSync(join(root, 'pnpm-lock.yaml'), '');
    writeFileSync(
      join(root, 'package.json'),
      JSON.stringify({ packageManager: 'pnpm@0.0.0', engines: { node: '>=20.0' } }),
    );
    writeFileSync(join(root, 'bin/npx'), '#!/bin/sh\nexit 3\n');
    chmodSync(join(root, 'bin/npx'), 0o755);
    const { status } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
      cwd: root,
      env: { PATH: `${join(root, 'bin')}:${process.env['PATH']}` },
    });
    expect(status).toBe(3);
    expect(existsSync(stamp)).toBe(false);
  } finally {
    rmSync(root, { recursive: true });
  }
});
