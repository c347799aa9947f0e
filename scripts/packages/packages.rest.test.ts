import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { startPackageRegistry } from '@adviestool/federation/builders/packageRegistry';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { publint } from 'publint';

import { ROOT, run } from '../process/run.ts';
import { makePackages } from './makePackages.ts';
import { missingParts } from './missingParts.ts';
import { readManifest } from './versions.ts';

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

describe('a remote that the release before made', () => {
  const before = join(root, 'before');
  const made = join(before, 'agenda');
  const CHANGED = 'src/start/teksten.ts';
  let registry: Awaited<ReturnType<typeof startPackageRegistry>> | undefined;

  const inRemote = (...[command, ...args]: readonly [string, ...string[]]) =>
    run(command, args, { cwd: made, quiet: true });

  const update = (...args: readonly string[]) =>
    inRemote(
      process.execPath,
      join(remote, 'node_modules/@adviestool/federation/dist/cli/commands/adviestool.js'),
      'update',
      ...args,
    );

  const commit = async (): Promise<void> => {
    await inRemote('git', 'add', '-A');
    await inRemote('git', '-c', 'user.name=a', '-c', 'user.email=a@b.nl', 'commit', '-qm', 'x');
  };

  const read = (path: string): string => readFileSync(join(made, path), 'utf8');

  const edit = (path: string, change: (text: string) => string): void =>
    writeFileSync(join(made, path), change(read(path)));

  beforeAll(async () => {
    mkdirSync(before);
    const tarball = join(import.meta.dirname, 'fixtures/create-remote-0.2.0.tgz');
    await run('tar', ['-xzf', tarball, '-C', before], { quiet: true });
    const program = join(before, 'package/dist/createRemote.js');
    await run(process.execPath, [program, 'agenda'], { cwd: before, quiet: true });
    const { output } = await run('npm', ['pack', '--silent', join(root, 'create-remote')], {
      cwd: before,
      quiet: true,
    });
    const tarballs = new Map([
      ['0.2.0', readFileSync(tarball)],
      [readManifest('create-remote').version, readFileSync(join(before, output.trim()))],
    ]);
    registry = await startPackageRegistry('@adviestool/create-remote', tarballs);
    writeFileSync(join(made, '.npmrc'), `@adviestool:registry=${registry.url}\n`);
    edit('package.json', (text) =>
      text.replace('"typescript":', '"zlib-of-the-team": "1.0.0",\n    "typescript":'),
    );
    edit('README.md', (text) => text.replace('# Agenda', '# De agenda van ons team'));
    edit(CHANGED, (text) => `${text}\n// van ons\n`);
    await inRemote('git', 'init', '-q');
  });

  afterAll(() => registry?.stop());

  test('is left alone while something is not committed, and while nobody says what made it', async () => {
    expect((await update()).output).toContain('is not committed');
    await commit();
    expect((await update()).output).toContain('say by --from VERSION');
    expect((await inRemote('git', 'status', '--porcelain')).output).toBe('');
  });

  test('gets what the template has since, and keeps what its team changed', async () => {
    const { code, output } = await update('--from', '0.2.0');
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(read('.github/workflows/ci.yml')).toContain('adviestool check --host');
    expect(JSON.parse(read('dev.json'))).toHaveProperty('config');
    expect(read('README.md')).toMatch(/^# De agenda van ons team$/m);
    expect(read('README.md')).toContain('adviestool check');
    expect(read(CHANGED)).toContain('// van ons');
    expect(JSON.parse(read('package.json'))).toMatchObject({
      name: 'agenda',
      dependencies: { '@adviestool/federation': `^${readManifest('federation').version}` },
      devDependencies: { 'zlib-of-the-team': '1.0.0' },
    });
    await commit();
    expect((await update()).output).toContain('follows the newest template already');
  });

  test('what both changed in one place is marked, and told', async () => {
    await inRemote('git', 'reset', '-q', '--hard', 'HEAD~1');
    edit('README.md', (text) => text.replace(/^npm run dev .*$/m, 'npm run dev  # van ons'));
    await commit();
    const { code, output } = await update('--from', '0.2.0');
    expect(code).toBe(1);
    expect(output).toContain('README.md: 1 to mend, between <<<<<<< and >>>>>>>.');
    expect(read('README.md')).toMatch(
      /^<<<<<<< yours\n[^]*npm run dev {2}# van ons\n[^]*^>>>>>>> template/m,
    );
  });
});
