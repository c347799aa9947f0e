import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { releaseRecordSchema, type ReleaseRecord } from '@adviestool/contract/release';
import type { BuildMode } from '@adviestool/contract/remoteDocument';
import type { Channel } from '@adviestool/contract/variant';
import { afterAll, describe, expect, jest, test } from '@jest/globals';

import { assemble } from './assemble.ts';
import { localParts, readHost, readRemote } from '../assemble/parts.ts';
import { buildRoot, removeRoots, write, writeHost, writeRemote } from '../builders/buildRoot.ts';
import { deployParts } from './deployParts.ts';
import { rollback } from './rollback.ts';

type Place = ReturnType<typeof buildRoot>;

// Two processes start in one of the tests, on a busy machine slowly.
jest.setTimeout(120_000);

afterAll(removeRoots);

const twoRemotes = (choice: object = {}): Place =>
  buildRoot({
    remotes: { account: {}, projects: {} },
    variant: { remotes: { account: choice, projects: {} } },
  });

const compose = ({ root, site }: Place): ReleaseRecord =>
  assemble({ root, site, variantId: 'proef', parts: localParts(root) });

/** A site that was composed once, of local builds. */
const composedSite = (choice: object = {}): Place & { first: ReleaseRecord } => {
  const place = twoRemotes(choice);
  return { ...place, first: compose(place) };
};

/** Builds another version of a remote. Returns its folder. */
const build = ({ root }: Place, id: string, change: { version: string } & object): string => {
  const dist = join(root, 'elsewhere', id);
  writeRemote(dist, id, change);
  write(join(dist, 'module.1.js'), `// ${id} ${change.version}`);
  return dist;
};

const deploy = (
  place: Place,
  { id = 'account', channel = 'stable', ...change }: Deployed,
): ReleaseRecord | null =>
  deployParts({
    site: place.site,
    channel,
    parts: [readRemote(build(place, id, { version: '1.3.0', ...change }))],
  });

interface Deployed {
  id?: string;
  channel?: Channel;
  version?: string;
  mode?: BuildMode;
  requires?: Record<string, string>;
}

const text = ({ site }: Place, name: string): string => readFileSync(join(site, name), 'utf8');

const current = (place: Place): ReleaseRecord =>
  releaseRecordSchema.parse(JSON.parse(text(place, 'release.json')));

const channelsOf = (place: Place, folder: string): unknown =>
  JSON.parse(text(place, `${folder}/channels.json`));

describe('a deployed remote', () => {
  test('is in the release, where nothing else has changed', () => {
    const place = composedSite();
    const record = deploy(place, { version: '1.3.0' });

    expect(record).toEqual(current(place));
    expect(current(place)).toMatchObject({
      variant: 'proef',
      hostBase: place.first.hostBase,
      remotes: { ...place.first.remotes, account: '1.3.0' },
    });
    expect(text(place, 'index.html')).toContain('"/remotes/account/1.3.0/"');
    expect(text(place, 'remotes/account/1.3.0/module.1.js')).toBe('// account 1.3.0');
    expect(channelsOf(place, 'remotes/account')).toEqual({ stable: '1.3.0' });
    expect(existsSync(join(place.site, `remotes/account/${place.first.remotes['account']}`))).toBe(
      true,
    );
  });

  test('is composed with the variant that the site remembers, not with one that has changed', () => {
    const place = composedSite();
    write(join(place.root, 'variants/proef.json'), '{}');
    expect(deploy(place, {})?.remotes).toMatchObject({ account: '1.3.0' });
  });

  test('is asked from its own origin when the variant says so', () => {
    const place = composedSite({ origin: 'https://delen.example' });
    deploy(place, {});
    expect(text(place, 'index.html')).toContain('"https://delen.example/remotes/account/1.3.0/"');
    expect(text(place, 'index.html')).toContain('"/remotes/projects/');
  });

  test('is never overwritten', () => {
    const place = composedSite();
    deploy(place, {});
    const before = text(place, 'remotes/account/1.3.0/module.1.js');
    write(join(build(place, 'account', { version: '1.3.0' }), 'module.1.js'), '// other');
    const remote = readRemote(join(place.root, 'elsewhere/account'));

    expect(() => deployParts({ site: place.site, channel: 'stable', parts: [remote] })).toThrow(
      'account 1.3.0 is already on this site with other files, and a version is never overwritten.',
    );
    expect(text(place, 'remotes/account/1.3.0/module.1.js')).toBe(before);
  });

  test('is refused a second time', () => {
    const place = composedSite();
    deploy(place, {});
    expect(() => deploy(place, {})).toThrow('account 1.3.0 is already deployed on the channel');
  });

  test('that does not fit the host is refused before anything is written', () => {
    const place = composedSite();
    expect(() => deploy(place, { requires: { react: '^20.0.0' } })).toThrow('requires.react');
    expect(current(place)).toEqual(place.first);
    expect(existsSync(join(place.site, 'remotes/account/1.3.0'))).toBe(false);
    expect(existsSync(join(place.site, 'remotes/account/channels.json'))).toBe(false);
  });

  test('that is built for development is refused, also before the first release', () => {
    for (const place of [composedSite(), twoRemotes()]) {
      expect(() => deploy(place, { mode: 'development' })).toThrow(
        'remote.json: mode: expected production, it is development. Build it anew, with pnpm build.',
      );
      expect(existsSync(join(place.site, 'remotes/account/1.3.0'))).toBe(false);
    }
  });

  test('whose deploy was broken off before the pointers is finished by deploying it again', () => {
    const place = composedSite();
    deploy(place, {});
    const deployed = current(place);
    for (const name of ['index.html', 'release.json']) {
      write(join(place.site, name), text(place, `releases/${place.first.release}/${name}`));
    }
    expect(deploy(place, {})).toEqual(deployed);
    expect(current(place)).toEqual(deployed);
  });

  test('on the channel next waits until it is moved to stable', () => {
    const place = composedSite();
    expect(deploy(place, { channel: 'next' })?.release).toBe(place.first.release);
    expect(channelsOf(place, 'remotes/account')).toEqual({ next: '1.3.0' });

    expect(deploy(place, { channel: 'stable' })?.remotes).toMatchObject({ account: '1.3.0' });
    expect(channelsOf(place, 'remotes/account')).toEqual({ next: '1.3.0', stable: '1.3.0' });
  });

  test('does not replace the exact version that a variant asks for', () => {
    const place = twoRemotes();
    const { account = '' } = compose(place).remotes;
    const pinned = composedSite({ version: account });
    expect(deploy(pinned, {})?.remotes).toEqual(pinned.first.remotes);
    expect(channelsOf(pinned, 'remotes/account')).toEqual({ stable: '1.3.0' });
  });

  test('before the first release only waits for the rest', () => {
    const place = twoRemotes();
    const { root, site } = place;
    expect(deploy(place, { id: 'account' })).toBeNull();
    expect(deploy(place, { id: 'projects' })).toBeNull();
    expect(existsSync(join(site, 'release.json'))).toBe(false);
    expect(() => assemble({ root, site, variantId: 'proef' })).toThrow('host: expected a version');

    expect(
      deployParts({ site, channel: 'stable', parts: [readHost(join(root, 'hosts/shell/dist'))] }),
    ).toBeNull();
    expect(assemble({ root, site, variantId: 'proef' }).remotes).toEqual({
      account: '1.3.0',
      projects: '1.3.0',
    });
  });
});

test('a deployed host is in the release, with the remotes as they were', () => {
  const place = composedSite();
  const dist = join(place.root, 'elsewhere/host');
  writeHost(dist, { version: '2.1.0' });
  deployParts({ site: place.site, channel: 'stable', parts: [readHost(dist)] });

  expect(current(place)).toMatchObject({ host: '2.1.0', remotes: place.first.remotes });
  expect(current(place).hostBase).not.toBe(place.first.hostBase);
  expect(existsSync(join(place.site, place.first.hostBase))).toBe(true);
});

test('every file of a site has its compressed forms beside it', () => {
  const place = composedSite();
  deploy(place, {});
  for (const name of [
    'index.html',
    'release.json',
    `releases/${current(place).release}/index.html`,
    'remotes/account/1.3.0/module.1.js',
    'remotes/account/1.3.0/remote.json',
  ]) {
    const plain = readFileSync(join(place.site, name));
    expect(brotliDecompressSync(readFileSync(join(place.site, `${name}.br`)))).toEqual(plain);
    expect(gunzipSync(readFileSync(join(place.site, `${name}.gz`)))).toEqual(plain);
  }
});

describe('a rollback', () => {
  test('puts the pointers back, and the channels, so that a later deploy keeps it', () => {
    const place = composedSite();
    const older = deploy(place, { version: '1.3.0' });
    deploy(place, { version: '1.4.0' });
    rollback(place.site, older?.release ?? '');

    expect(current(place)).toEqual(older);
    expect(text(place, 'index.html')).toBe(text(place, `releases/${older?.release}/index.html`));
    expect(channelsOf(place, 'remotes/account')).toEqual({ stable: '1.3.0' });
    expect(deploy(place, { id: 'projects' })?.remotes).toEqual({
      account: '1.3.0',
      projects: '1.3.0',
    });
  });

  test('to a release of local builds goes back to those', () => {
    const place = composedSite();
    deploy(place, {});
    rollback(place.site, place.first.release);
    expect(current(place)).toEqual(place.first);
    expect(deploy(place, { id: 'projects' })?.remotes['account']).toBe(
      place.first.remotes['account'],
    );
  });

  test('to a release that does not exist is refused with those that do', () => {
    const place = composedSite();
    expect(() => rollback(place.site, 'abc')).toThrow(
      `has no release abc. It has ${place.first.release}.`,
    );
  });

  test('to a release whose files were cleaned up is refused', () => {
    const place = composedSite();
    deploy(place, {});
    const folder = `/remotes/account/${place.first.remotes['account']}/`;
    rmSync(join(place.site, folder), { recursive: true });
    expect(() => rollback(place.site, place.first.release)).toThrow(`no longer has ${folder}`);
    expect(current(place).remotes['account']).toBe('1.3.0');
  });
});

/** A module as JavaScript names it in an import. */
const source = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href);

/** Deploys in a process of its own, under the lock, as the command does. */
const deployElsewhere = ({ site }: Place, dist: string): Promise<number | null> => {
  const code = `
    const { readRemote } = await import(${source('../assemble/parts.ts')});
    const { withSiteLock } = await import(${source('./siteLock.ts')});
    const { deployParts } = await import(${source('./deployParts.ts')});
    const site = ${JSON.stringify(site)};
    const remote = readRemote(${JSON.stringify(dist)});
    await withSiteLock({ site, purpose: 'deploy' }, () => deployParts({ site, parts: [remote], channel: 'stable' }));`;
  return new Promise((resolve) => {
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    }).on('close', resolve);
  });
};

test('two deploys at the same moment both count, and a reader always sees a whole release', async () => {
  const place = composedSite();
  const ended = Promise.all([
    deployElsewhere(place, build(place, 'account', { version: '1.3.0' })),
    deployElsewhere(place, build(place, 'projects', { version: '1.5.0' })),
  ]);
  const state = { isOver: false };
  void ended.then(() => {
    state.isOver = true;
  });
  const broken: string[] = [];
  const seen = new Set<string>();
  while (!state.isOver) {
    const document = text(place, 'index.html');
    seen.add(document);
    const folders = document.match(/"\/remotes\/[a-z]+\/[^/]+\/"/g) ?? [];
    if (folders.length !== 2 || !document.endsWith('</html>\n')) broken.push(document);
    broken.push(...folders.filter((folder) => !existsSync(join(place.site, folder.slice(1, -1)))));
    await pause(1);
  }

  await expect(ended).resolves.toEqual([0, 0]);
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(1);
  expect(current(place).remotes).toEqual({ account: '1.3.0', projects: '1.5.0' });
});
