import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { buildVariant as buildFullVariant } from '@adviestool/contract/builders/buildVariant';
import { afterAll, expect, test } from '@jest/globals';
import { z } from 'zod';

import { buildRoot, removeRoots, write, writeRemote } from '../builders/buildRoot.ts';
import { assemble } from '../deploy/assemble.ts';
import { rollback } from '../deploy/rollback.ts';

afterAll(removeRoots);

type Place = ReturnType<typeof buildRoot>;

const { branding } = buildFullVariant();

const ORIGIN = 'https://delen.example.nl';

/** A site with pages for the building site, of a host that was built before there was a worker. */
const placeWithout = (variant: object = {}): Place =>
  buildRoot({
    remotes: { account: {}, bouwplaats: {} },
    variant: { remotes: { account: {}, bouwplaats: {} }, ...variant },
  });

/** The same of a host that has a worker. */
const placeWith = (variant: object = {}): Place => {
  const place = placeWithout(variant);
  write(join(place.root, 'hosts/shell/dist/site-worker.js'), 'keep()');
  write(join(place.root, 'hosts/shell/dist/first.js'), 'begin()');
  write(join(place.root, 'hosts/shell/dist/first.css'), 'html{margin:0}');
  return place;
};

const compose = ({ root, site }: Place) => assemble({ root, site, variantId: 'proef' });

const WORKER = 'bouwplaats-worker.js';

const scriptOf = ({ site }: Place, release: string): string =>
  readFileSync(join(site, 'releases', release, WORKER), 'utf8');

const keptSchema = z.strictObject({
  document: z.string(),
  files: z.array(
    z.strictObject({ url: z.string(), revision: z.null(), integrity: z.string().min(1) }),
  ),
});

/** What a browser keeps of a release: all that the script gives the worker of the host. */
const keptOf = (place: Place, release: string) => {
  const [, list = ''] = /^self\.adviestoolKept = ([\s\S]*);\nimportScripts/.exec(
    scriptOf(place, release),
  ) ?? [''];
  return keptSchema.parse(JSON.parse(list));
};

const hashOf = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

const urlsOf = (place: Place, release: string): string[] =>
  keptOf(place, release).files.map(({ url }) => url);

test('a release lists the document, the host and the pages of the site, each with the hash of its file', () => {
  const place = placeWith();
  const { release, hostBase, remotes } = compose(place);
  const { document, files } = keptOf(place, release);
  const folder = `/remotes/bouwplaats/${remotes['bouwplaats']}/`;
  expect(document).toBe(`/releases/${release}/index.html`);
  expect(files.map(({ url }) => url)).toEqual([
    document,
    `${hostBase}shell.1.css`,
    `${hostBase}shell.1.js`,
    `${folder}module.1.js`,
    `${folder}remoteEntry.1.js`,
  ]);
  for (const { url, integrity } of files) {
    expect([url, integrity]).toEqual([url, hashOf(join(place.site, url))]);
  }
  expect(scriptOf(place, release)).toContain(`importScripts("${hostBase}site-worker.js");`);
});

test('the logo of the variant is kept, and remotes are kept from where they come', () => {
  const place = placeWith({
    branding: { ...branding, logo: 'logo.svg' },
    remotes: { account: {}, bouwplaats: { origin: ORIGIN } },
  });
  writeFileSync(join(place.root, 'variants/logo.svg'), '<svg/>');
  const { release, remotes } = compose(place);
  const { files } = keptOf(place, release);
  const logo = files.find(({ url }) => url === `/releases/${release}/logo.svg`);
  expect(logo?.integrity).toBe(hashOf(join(place.root, 'variants/logo.svg')));
  expect(urlsOf(place, release)).toContain(
    `${ORIGIN}/remotes/bouwplaats/${remotes['bouwplaats']}/remoteEntry.1.js`,
  );
});

test('a switch writes the list of what is new, and going back has the one of before', () => {
  const place = placeWith();
  const before = compose(place);
  const listed = scriptOf(place, before.release);
  writeRemote(join(place.root, 'remotes/bouwplaats/dist'), 'bouwplaats', { version: '1.3.0' });
  const after = compose(place);
  expect(urlsOf(place, after.release)).toContain(
    `/remotes/bouwplaats/${after.remotes['bouwplaats']}/remoteEntry.1.js`,
  );
  expect(after.remotes['bouwplaats']).not.toBe(before.remotes['bouwplaats']);

  const root = join(place.site, WORKER);
  rmSync(root);
  rollback(place.site, before.release);
  expect(scriptOf(place, before.release)).toBe(listed);
  expect(existsSync(root)).toBe(true);
});

/** Runs the script of the root as a browser does, with what is behind its address. Returns what it takes. */
const takenBy = (place: Place, query: string): string[] => {
  const taken: string[] = [];
  runInNewContext(readFileSync(join(place.site, WORKER), 'utf8'), {
    URL,
    self: { location: { href: `https://adviestool.example.nl/${WORKER}${query}` } },
    importScripts: (url: string) => taken.push(url),
  });
  return taken;
};

test('what is registered takes the script of the release that is named, and of no other place', () => {
  const place = placeWith();
  const { release } = compose(place);
  expect(takenBy(place, `?release=${release}`)).toEqual([`/releases/${release}/${WORKER}`]);
  for (const query of ['', '?release=', '?release=../../x', '?release=//elders.example']) {
    expect(() => takenBy(place, query)).toThrow('names no release');
  }
});

test.each([
  ['a host that was built before', placeWithout],
  ['a variant without those pages', () => placeWith({ remotes: { account: {} } })],
])('%s has no list', (_what, make) => {
  const place = make();
  const { release } = compose(place);
  expect(existsSync(join(place.site, 'releases', release, WORKER))).toBe(false);
});
