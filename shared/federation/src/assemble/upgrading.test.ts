import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { variantRemoteSchema } from '@adviestool/contract/variant';
import { afterAll, expect, test } from '@jest/globals';
import { inc, type ReleaseType } from 'semver';

import { buildRoot, removeRoots, write } from '../builders/buildRoot.ts';
import { providedPackages, requiresOf } from '../sharedTable.ts';
import { checkParts } from './checkParts.ts';
import { readHost, readRemote } from './parts.ts';
import { DocumentError } from './readDocument.ts';

/*
 * The table of docs/upgrading.md, made row by row: each order works, or is refused with the sentence
 * that stands there.
 */

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../../docs/upgrading.md'), 'utf8');

const REMOTE = 'remotes/account/dist/remote.json';
const HOST = 'hosts/shell/dist/host.json';

type Json = Record<string, unknown>;

afterAll(removeRoots);

/** The cells of the rows of a table, below a heading. */
const rowsBelow = (heading: string): string[][] => {
  const [section = ''] = DOCUMENT.slice(DOCUMENT.indexOf(`## ${heading}\n`) + 1).split('\n## ');
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const TABLE = rowsBelow('What goes first');

const REFUSALS = new Map(
  rowsBelow('Refusals').map(([name = '', sentence = '']) => [name, sentence.replaceAll('`', '')]),
);

/** How an order ends: `works`, or what it is refused with. */
const outcomeOf = (host: Json, remote: Json, others: Record<string, Json> = {}): string => {
  const { root } = buildRoot({ host, remotes: { account: remote, ...others } });
  try {
    const ids = ['account', ...Object.keys(others)];
    checkParts({
      host: readHost(join(root, 'hosts/shell/dist')),
      remotes: ids.map((id) => ({
        ...readRemote(join(root, 'remotes', id, 'dist')),
        id,
        wanted: variantRemoteSchema.parse({}),
      })),
      file: join(root, 'variants/proef.json'),
      slots: {},
      allowsDevelopment: false,
    });
    return 'works';
  } catch (error) {
    if (error instanceof DocumentError) return error.message.replaceAll(`${root}/`, '');
    throw error;
  }
};

interface Orders {
  hostFirst?: string;
  remotesFirst?: string;
  atOnce: string;
}

interface Parts {
  host: Json;
  remote: Json;
}

const PACKAGES: Readonly<Record<string, string>> = {
  '@adviestool/contract': '1.0.0',
  '@adviestool/state': '1.0.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '8.5.1',
  zod: '4.6.7',
  zustand: '5.1.0',
};

/** What host and remote say of themselves when they are built on these versions. */
const builtOn = (versions: Readonly<Record<string, string>>) => {
  const { root } = buildRoot();
  const host = join(root, 'hosts/shell');
  const remote = join(root, 'remotes/account');
  for (const part of [host, remote]) {
    for (const [name, version] of Object.entries(versions)) {
      write(join(part, 'node_modules', name, 'package.json'), { version });
    }
  }
  const peerDependencies = Object.fromEntries(
    Object.keys(versions).map((name) => [name, name.startsWith('@') ? 'workspace:*' : 'catalog:']),
  );
  write(join(remote, 'package.json'), { version: '1.2.0', peerDependencies });
  return { host: { provides: providedPackages(host) }, remote: { requires: requiresOf(remote) } };
};

const ordersOf = (before: Parts, after: Parts): Orders => ({
  hostFirst: outcomeOf(after.host, before.remote),
  remotesFirst: outcomeOf(before.host, after.remote),
  atOnce: outcomeOf(after.host, after.remote),
});

const raised = (name: string, change: ReleaseType): Orders => {
  const version = PACKAGES[name] ?? '';
  const next = inc(version, change) ?? '';
  return ordersOf(builtOn(PACKAGES), builtOn({ ...PACKAGES, [name]: next }));
};

const NOW = builtOn(PACKAGES);

const withModules = (...entries: string[]): Parts => ({
  host: { ...NOW.host, entries },
  remote: { ...NOW.remote, uses: entries },
});

const OTHER: Readonly<Record<string, () => Orders>> = {
  'a remote: any': () => ({ remotesFirst: outcomeOf({}, { version: '2.0.0' }), atOnce: 'works' }),
  'the host: any': () => ({ hostFirst: outcomeOf({ version: '3.0.0' }, {}), atOnce: 'works' }),
  'a module that the host shares: added': () =>
    ordersOf(withModules('react'), withModules('react', 'zustand')),
  'a module that the host shares: removed': () =>
    ordersOf(withModules('react', 'zustand'), withModules('react')),
  'the rekenmodel: next': () => ({
    // The host does not calculate; a remote that did not say its model, or has none, stands beside any.
    hostFirst: outcomeOf({ version: '3.0.0' }, { rekenmodel: 3 }, { projects: { rekenmodel: 3 } }),
    remotesFirst: outcomeOf({}, { rekenmodel: 3 }, { projects: { rekenmodel: 4 } }),
    atOnce: outcomeOf(
      {},
      { rekenmodel: 4 },
      { projects: { rekenmodel: 4 }, bedrijf: { rekenmodel: null }, inzage: {} },
    ),
  }),
  'the form of a release: next': () => ({
    // A team that deploys from an older checkout writes the form of these sources.
    hostFirst: outcomeOf({ reads: [1, 2] }, {}),
    remotesFirst: outcomeOf({ reads: [0] }, {}),
    atOnce: 'works',
  }),
};

/** What was before the packages counted from 1. */
const withEarlierContract = (name: string): Orders => {
  const before = builtOn({ ...PACKAGES, [name]: '0.3.0' });
  return ordersOf(
    {
      host: { ...before.host, contracts: { 3: {}, 4: {} } },
      remote: { ...before.remote, contract: 4 },
    },
    { ...NOW, host: { ...NOW.host, contracts: { 4: { [name]: '0.3.0' }, 5: {} } } },
  );
};

const CHANGES: Readonly<Record<string, (name: string) => Orders>> = {
  patch: (name) => raised(name, 'patch'),
  minor: (name) => raised(name, 'minor'),
  major: (name) => raised(name, 'major'),
  'major, with the next remote contract': withEarlierContract,
  // The host provides none of these.
  any: () => ordersOf(NOW, NOW),
};

/** The first two packages of a row by their whole names; none: it is about something else. */
const packagesOf = (what: string): string[] =>
  [...what.matchAll(/`([^`]+)`/g)]
    .slice(0, 2)
    .map(([, name = '']) => (name in PACKAGES ? name : `@adviestool/${name}`));

const CASES = TABLE.flatMap(([what = '', change = '', hostFirst = '', remotesFirst = '']) => {
  const expected = { hostFirst, remotesFirst };
  const names = packagesOf(what);
  const make = CHANGES[change];
  return names.length === 0 || make === undefined
    ? [{ name: `${what}: ${change}`, make: OTHER[`${what}: ${change}`], expected }]
    : names.map((name) => ({ name: `${name}: ${change}`, make: () => make(name), expected }));
});

/** A sentence with what the row fills in, as a pattern. */
const patternOf = (outcome: string): RegExp => {
  if (!outcome.startsWith('_')) return new RegExp(`^${outcome}$`);
  const sentence = REFUSALS.get(outcome) ?? 'It is not among the refusals.';
  const pattern = sentence
    .replaceAll(/[.^$()]/g, String.raw`\$&`)
    .replaceAll(/NAME|RANGE|VERSION|MODULE/g, '\\S+');
  return new RegExp(`^(?:${REMOTE}|${HOST}): ${pattern}$`, 'm');
};

test.each(CASES)('$name', ({ make, expected }) => {
  const { hostFirst = '–', remotesFirst = '–', atOnce } = make?.() ?? { atOnce: 'No test.' };
  expect(hostFirst).toMatch(patternOf(expected.hostFirst));
  expect(remotesFirst).toMatch(patternOf(expected.remotesFirst));
  expect(atOnce).toBe('works');
});

test.each([
  ['_old contract_', outcomeOf({}, { contract: 3 })],
  ['_old checkout_', outcomeOf({ reads: [2, 3] }, {})],
])('%s is refused like this', (name, outcome) => {
  expect(outcome).toMatch(patternOf(name));
});

test('every refusal that is named has a sentence', () => {
  const named = TABLE.flat().filter((cell) => cell.startsWith('_'));
  expect(named.filter((name) => !REFUSALS.has(name))).toEqual([]);
});
