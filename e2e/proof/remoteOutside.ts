import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildSite } from '../../scripts/buildSite.ts';
import { packPackages } from '../../scripts/packages/packPackages.ts';
import { readOptions } from '../../scripts/readOptions.ts';
import { launchBrowser } from '../bench/launchBrowser.ts';
import { ROOT } from '../fixtures/command.ts';
import { startOwnSite } from '../fixtures/ownSite.ts';
import { lookAtPage, lookAtPlace, visit, writeNotitie } from './lookAt.ts';
import { copyNextHost } from './nextHost.ts';
import { startRegistry } from './registry.ts';
import { ProofError, runCommand, SkippedError, step } from './steps.ts';

/*
 * `pnpm proof:remote`: the packages are published to a registry on this machine, and a team that has
 * nothing else makes a remote of them, in a folder far from this repository, and puts it on a site.
 */

const NAME = 'meldingen';
const TITLE = 'Meldingen';

const CLI = ['tsx', 'shared/federation/src/cli/commands/adviestool.ts'] as const;

type Stop = () => Promise<unknown> | void;

/** The backend that the remote was made with. */
const startBackend = async (directory: string) => {
  const child = spawn('npm', ['run', '--silent', 'backend'], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: { ...process.env, PORT: '0' },
  });
  for await (const chunk of child.stdout) {
    const url = /http:\S+/.exec(String(chunk))?.[0];
    if (url === undefined || child.pid === undefined) continue;
    const group = -child.pid;
    return { url, stop: () => void process.kill(group, 'SIGTERM') };
  }
  throw new ProofError('The backend of the remote ended before it listened.');
};

/** The variants of this repository, the first with one remote more. */
const addToVariant = (folder: string): void => {
  cpSync(join(ROOT, 'variants'), folder, { recursive: true });
  const file = join(folder, 'main.json');
  const variant: { remotes: object } = JSON.parse(readFileSync(file, 'utf8'));
  const remotes = { ...variant.remotes, [NAME]: { preload: 'idle' } };
  writeFileSync(file, JSON.stringify({ ...variant, remotes }));
};

const prove = async (folder: string, stops: Stop[]): Promise<void> => {
  const here = { cwd: ROOT, env: process.env };
  const said = await runCommand(['npm', 'config', 'get', 'registry'], here);
  // npm's warnings stand around it.
  const elsewhere = /^https?:\S+$/m.exec(said)?.[0];
  if (elsewhere === undefined) throw new SkippedError('npm names no registry.');
  const registry = await step('a registry', () =>
    startRegistry(join(folder, 'registry'), elsewhere),
  );
  stops.push(registry.stop);
  const packed = await step('pack', packPackages);
  await step('publish', async () => {
    for (const { tarball } of packed) {
      await runCommand(['npm', 'publish', tarball], { cwd: folder, env: registry.env });
    }
  });

  const team = { cwd: folder, env: { ...registry.env, npm_config_cache: join(folder, 'cache') } };
  await step('npm create', () =>
    runCommand(['npm', 'create', '--yes', '@adviestool/remote@latest', NAME], team),
  );
  const directory = join(folder, NAME);
  const inside = { cwd: directory, env: registry.env };
  await step('npm install', () => runCommand(['npm', 'install'], inside));
  await step('types', () => runCommand(['npm', 'run', 'types'], inside));
  await step('npm test', () => runCommand(['npm', 'test'], inside));
  await step('build', () => runCommand(['npm', 'run', 'build'], inside));

  await step('check on the published host', () =>
    runCommand(['npx', 'adviestool', 'check', '--host', 'latest'], inside),
  );

  await step('a site of the product', () => buildSite());
  const own = await startOwnSite();
  stops.push(own.stop);
  const backend = await startBackend(directory);
  stops.push(backend.stop);
  await step('deploy', () =>
    runCommand(['npx', 'adviestool', 'deploy', '--site', own.site], inside),
  );
  await step('in the variant', () => {
    const variants = join(folder, 'variants');
    addToVariant(variants);
    const line = ['assemble', 'main', '--site', own.site, '--variants', variants];
    return runCommand(['npx', 'adviestool', ...line], inside);
  });

  const browser = await launchBrowser();
  stops.push(() => browser.close());
  const seen = await visit(browser, { url: own.url, backend: backend.url });
  await step('seen: menu and page', () => lookAtPage(seen, TITLE));
  await step('seen: a page of a project, and a call', () => writeNotitie(seen, NAME));
  await step('seen: a place beside the wizard', () => lookAtPlace(seen));

  const host = join(folder, 'host');
  const version = copyNextHost(host);
  await step(`a host with contract ${version}`, () =>
    runCommand([...CLI, 'deploy', host, '--site', own.site], here),
  );
  const after = await visit(browser, { url: own.url, backend: backend.url });
  await step('the same remote on that host', async () => {
    await lookAtPage(after, TITLE);
    await writeNotitie(after, NAME);
    await lookAtPlace(after);
  });
};

readOptions({ usage: 'pnpm proof:remote', options: {} });

const folder = mkdtempSync(join(tmpdir(), 'adviestool-proof-'));
const stops: Stop[] = [];
try {
  await prove(folder, stops);
  console.log('A remote outside the repository: held.');
} catch (error) {
  if (error instanceof SkippedError)
    console.log(`Skipped, neither held nor refuted: ${error.message}`);
  else {
    console.error(error instanceof ProofError ? error.message : error);
    process.exitCode = 1;
  }
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true });
}
