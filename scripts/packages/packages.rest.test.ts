import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { publint } from 'publint';

import { ROOT, run } from '../process/run.ts';
import { makePackages } from './makePackages.ts';
import { missingParts } from './missingParts.ts';

// A compiler for each package and a build, on a busy machine.
jest.setTimeout(300_000);

mkdirSync(join(ROOT, '.cache'), { recursive: true });
const root = mkdtempSync(join(ROOT, '.cache/packages-'));
const remote = join(root, 'meldingen');

let packages: string[] = [];

/** The libraries that a package of the workspace has, by name. */
const librariesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name !== '@adviestool')
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(folder, name)).map((part) => `${name}/${part}`)
        : [name],
    );

const link = (source: string, target: string): void => {
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(source, target);
};

/** What an installation would bring: our packages as they are packed, and libraries. */
const install = (): void => {
  const modules = join(remote, 'node_modules');
  for (const folder of packages) {
    cpSync(folder, join(modules, '@adviestool', basename(folder)), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
  }
  const homes = packages
    .map((folder) => join(ROOT, 'shared', basename(folder), 'node_modules'))
    .filter((home) => existsSync(home));
  for (const home of [...homes, join(ROOT, 'node_modules')]) {
    for (const name of librariesOf(home)) link(join(home, name), join(modules, name));
  }
};

const runIn = (...[command, ...args]: readonly [string, ...string[]]) =>
  run(command, args, { cwd: remote, quiet: true });

beforeAll(async () => {
  packages = await makePackages(root);
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

test('what is packed has everything that it imports, in the form that a registry expects', async () => {
  for (const folder of packages) {
    expect(missingParts(folder)).toEqual([]);
    const { messages } = await publint({ pkgDir: folder, strict: true, pack: false });
    expect(messages).toEqual([]);
  }
});

describe('a remote that is made of the packages alone', () => {
  let told = '';

  beforeAll(async () => {
    const program = join(root, 'create-remote/dist/createRemote.js');
    ({ output: told } = await run(process.execPath, [program, 'meldingen'], {
      cwd: root,
      quiet: true,
    }));
    install();
  });

  test('is made in a folder of its name', () => {
    expect(told).toContain('meldingen is made');
  });

  test('asks for what is published, and for nothing of a workspace', () => {
    const manifest = readFileSync(join(remote, 'package.json'), 'utf8');
    expect(manifest).toMatch(/"@adviestool\/federation": "\^\d/);
    expect(manifest).not.toMatch(/workspace:|catalog:/);
  });

  test('has no type errors', async () => {
    expect(await runIn('tsc', '--project', '.')).toEqual({ code: 0, output: '' });
  });

  test('builds with the published command, and fits the published host', async () => {
    const program = join(
      remote,
      'node_modules/@adviestool/federation/dist/cli/commands/adviestool.js',
    );
    const { code, output } = await runIn(process.execPath, program, 'build');
    expect({ code, output }).toMatchObject({ code: 0 });
    const document: { id: string; slots: string[] } = JSON.parse(
      readFileSync(join(remote, 'dist/remote.json'), 'utf8'),
    );
    expect(document).toMatchObject({ id: 'meldingen', slots: ['gevelvulling.step-aside/v1'] });
    const host = join(root, 'host/dist/host.json');
    expect(await runIn(process.execPath, program, 'check', '--host', host)).toEqual({
      code: 0,
      output: expect.stringMatching(/^meldingen 0\.1\.0 fits host \d+\.\d+\.\d+\.\n$/),
    });
  });
});
