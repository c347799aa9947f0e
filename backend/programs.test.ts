import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { z } from 'zod';

// A process starts in each of the tests, on a busy machine slowly.
jest.setTimeout(180_000);

const LIST = 'node_modules/.cache/programs/programs.json';
const SOURCE = 'src/cli/sleutels.ts';
const BACKEND = import.meta.dirname;

/** A backend of its own: others start programs of the one that is tested meanwhile. */
let copy: string;
const fileOf = (name: string): string => path.join(copy, name);

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'adviestool-programs-'));
  await cp(BACKEND, copy, {
    recursive: true,
    filter: (source) => path.basename(source) !== 'node_modules',
  });
  // It leads outside.
  await writeFile(fileOf('tsconfig.json'), '{}');
  await mkdir(fileOf('node_modules'));
  for (const name of await readdir(path.join(BACKEND, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    await symlink(path.join(BACKEND, 'node_modules', name), fileOf(`node_modules/${name}`));
  }
});
afterAll(() => rm(copy, { recursive: true }));

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [fileOf('run.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

const listSchema = z.object({ files: z.record(z.string(), z.string()) });
const keptState = (): string | undefined =>
  listSchema.parse(JSON.parse(readFileSync(fileOf(LIST), 'utf8'))).files[fileOf(SOURCE)];

test('programs are made anew once a source has changed, and not before', () => {
  expect(run([])).toMatchObject({ status: 0, stderr: '' });
  const first = keptState();
  expect(first).toBeDefined();
  // Making them would be refused.
  const noCompiler = { ESBUILD_BINARY_PATH: '/bin/false' };
  expect(run([], noCompiler)).toMatchObject({ status: 0, stderr: '' });
  utimesSync(fileOf(SOURCE), new Date(), new Date());
  expect(run([], noCompiler).status).not.toBe(0);
  expect(run([])).toMatchObject({ status: 0, stderr: '' });
  expect(keptState()).not.toBe(first);
});

test('who may not write where programs are kept runs them all the same', () => {
  const readOnly = `data:text/javascript,${encodeURIComponent(
    [
      'import fs from"node:fs";import{syncBuiltinESMExports}from"node:module";',
      'const{writeFileSync:write,existsSync:exists}=fs;',
      'fs.existsSync=(file)=>!String(file).includes(".cache")&&exists(file);',
      'fs.writeFileSync=(file,...rest)=>{if(String(file).includes(".cache"))',
      'throw Object.assign(new Error(file),{code:"EACCES"});write(file,...rest)};',
      'syncBuiltinESMExports();',
    ].join(''),
  )}`;
  const { stdout, stderr, status } = run(['sleutels', '--help'], {
    NODE_OPTIONS: `--import ${readOnly}`,
  });
  expect(stdout + stderr).toContain('Gebruik: pnpm sleutels');
  expect(stderr).not.toContain('EACCES');
  expect(status).toBe(2);
  expect(existsSync(fileOf(LIST))).toBe(true);
});

test('an unknown program is refused with those that there are', () => {
  const { stderr, status } = run(['onzin']);
  expect(stderr).toContain('There is no program onzin, but main, ');
  expect(status).toBe(1);
});

test('what goes wrong in a program is told by the place in its source', async () => {
  await appendFile(fileOf(SOURCE), "\nthrow new Error('proef');\n");
  const { stderr, status } = run(['sleutels', 'lijst']);
  expect(stderr).toMatch(/Error: proef\n.*src\/cli\/sleutels\.ts:\d+/);
  expect(status).toBe(1);
});
