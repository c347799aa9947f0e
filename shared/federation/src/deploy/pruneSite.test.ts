import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { afterAll, expect, test } from '@jest/globals';

import { removeRoots } from '../builders/buildRoot.ts';
import { CAUSE, deployedSite } from '../builders/deployedSite.ts';
import { readVariants } from '../assemble/siteState.ts';
import { deployParts } from './deployParts.ts';
import { pruneSite } from './pruneSite.ts';
import { rollback } from './rollback.ts';
import { endShare } from './share.ts';
import { readSwitches } from './switchLog.ts';

afterAll(removeRoots);

const DAY = 86_400_000;

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();

/** A site that had five versions of a remote, each composed ten days after the one before it, the last now. */
const oldSite = () => {
  const place = deployedSite();
  const { site, first, remote, deploy } = place;
  const releases = ['1.3.0', '1.4.0', '1.5.0', '1.6.0'].map(
    (version) => deploy([remote('account', version)])?.release ?? '',
  );
  const all = [first.release, ...releases];
  const edit = (file: string, change: (text: string) => string): void =>
    writeFileSync(join(site, file), change(readFileSync(join(site, file), 'utf8')));
  for (const [index, release] of all.entries()) {
    edit(`releases/${release}/release.json`, (text) =>
      text.replace(/"created": "[^"]+"/, `"created": "${daysAgo(40 - index * 10)}"`),
    );
  }
  edit('.switches.ndjson', (text) =>
    text
      .split('\n')
      .map((line, index) => line.replace(/"at":"[^"]+"/, `"at":"${daysAgo(40 - index * 10)}"`))
      .join('\n'),
  );
  return { ...place, releases: all };
};

const prune = (site: string, change: object = {}) =>
  pruneSite({ site, days: 15, keep: 1, isDryRun: false, cause: CAUSE, ...change });

const foldersOf = (pruned: readonly { folder: string }[]): string[] =>
  pruned.map(({ folder }) => folder).toSorted();

test('goes what no release of the last days, no channel and no variant names', () => {
  const { site, releases, current, first } = oldSite();
  const before = current();
  const pruned = prune(site);
  // Visitors had the third until ten days ago.
  expect(foldersOf(pruned)).toEqual(
    [
      `releases/${releases[0]}`,
      `releases/${releases[1]}`,
      `remotes/account/${first.remotes['account']}`,
      'remotes/account/1.3.0',
    ].toSorted(),
  );
  expect(pruned.every(({ bytes }) => bytes > 0)).toBe(true);
  expect(readdirSync(join(site, 'remotes/account')).toSorted()).toEqual([
    '.1.4.0.sha256',
    '.1.5.0.sha256',
    '.1.6.0.sha256',
    '1.4.0',
    '1.5.0',
    '1.6.0',
    'channels.json',
  ]);
  expect(current()).toEqual(before);
  expect(readSwitches(site).switches.at(-1)).toMatchObject({
    kind: 'prune',
    by: 'jansen',
    note: expect.stringContaining('4 folders'),
  });
  rollback(site, releases[2] ?? '', { cause: CAUSE });
});

test('a dry run says the same and changes nothing', () => {
  const { site, contents } = oldSite();
  const before = contents();
  const told = prune(site, { isDryRun: true });
  expect(contents()).toEqual(before);
  expect(prune(site)).toEqual(told);
});

test('nothing goes by a log that cannot be read at some line, unless that is left out', () => {
  const { site, contents } = oldSite();
  const log = join(site, '.switches.ndjson');
  const lines = readFileSync(log, 'utf8').split('\n');
  writeFileSync(log, lines.map((line, at) => (at === 3 ? line.slice(0, 40) : line)).join('\n'));
  const before = contents();
  expect(() => prune(site)).toThrow('cannot be read at line 4, so what visitors had may be more');
  expect(contents()).toEqual(before);
  expect(foldersOf(prune(site, { allowsUnreadable: true }))).not.toEqual([]);
});

test('the current release stays however old it is, and so many of the newest', () => {
  const { site, releases, current } = oldSite();
  rollback(site, releases[0] ?? '', { cause: CAUSE });
  const log = join(site, '.switches.ndjson');
  writeFileSync(log, '');
  prune(site, { days: 0, keep: 0 });
  expect(readdirSync(join(site, 'releases'))).toEqual([releases[0]]);
  expect(existsSync(join(site, current().hostBase))).toBe(true);

  const other = oldSite();
  prune(other.site, { days: 0, keep: 4 });
  expect(readdirSync(join(other.site, 'releases'))).toHaveLength(4);
});

test('what waits on a channel stays', () => {
  const { site, remote, deploy } = oldSite();
  deploy([remote('account', '2.0.0')], 'next');
  prune(site, { days: 0, keep: 0 });
  expect(existsSync(join(site, 'remotes/account/2.0.0'))).toBe(true);
});

test('what a share of the browsers tried stays as long after its end as what everybody had', () => {
  const { site, remote } = deployedSite();
  const parts = [remote('account', '1.3.0')];
  deployParts({ site, parts, channel: 'stable', share: 50, cause: CAUSE });
  const tried = readVariants(site)[0]?.share?.release ?? '';
  const edit = (file: string, change: (text: string) => string): void =>
    writeFileSync(join(site, file), change(readFileSync(join(site, file), 'utf8')));
  const allBegan = (days: number): void =>
    edit('.switches.ndjson', (text) => text.replaceAll(/"at":"[^"]+"/g, `"at":"${daysAgo(days)}"`));
  edit(`releases/${tried}/release.json`, (text) =>
    text.replace(/"created": "[^"]+"/, `"created": "${daysAgo(40)}"`),
  );
  allBegan(40);
  endShare({ site, cause: CAUSE });
  prune(site, { keep: 0 });
  expect(existsSync(join(site, 'releases', tried))).toBe(true);
  expect(existsSync(join(site, 'remotes/account/1.3.0'))).toBe(true);
  allBegan(20);
  prune(site, { keep: 0 });
  expect(existsSync(join(site, 'releases', tried))).toBe(false);
});

test('catalogues stay, for the projects that name them, and half folders go', () => {
  const { site } = oldSite();
  const half = join(site, 'remotes/account/.9.9.9.part');
  mkdirSync(half);
  writeFileSync(join(half, 'module.js'), 'half');
  const old = join(site, '.deploy.lock.oud');
  const young = join(site, '.deploy.lock.jong');
  for (const draft of [old, young]) writeFileSync(draft, '');
  utimesSync(old, 0, 0);
  prune(site, { days: 0, keep: 0 });
  expect([half, old, young].map((path) => existsSync(path))).toEqual([false, false, true]);
  expect(existsSync(join(site, 'catalogi/voorbeeld'))).toBe(true);
});
