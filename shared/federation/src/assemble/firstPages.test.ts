import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, expect, test } from '@jest/globals';

import { buildRoot, removeRoots, write, writeRemote } from '../builders/buildRoot.ts';
import { assemble } from '../deploy/assemble.ts';
import { rollback } from '../deploy/rollback.ts';

afterAll(removeRoots);

type Place = ReturnType<typeof buildRoot>;

const HOST_UI = '1.4.0';

const accountWith = (html: string, ui = HOST_UI) => ({ first: { ui, pages: { start: html } } });

/** A site whose host draws with a version of `ui`, and whose account has a page for the document. */
const placeWith = (account: object, host: object = { ui: HOST_UI }): Place => {
  const place = buildRoot({ host: { ...host }, remotes: { account: { ...account } } });
  write(join(place.root, 'hosts/shell/dist/first.js'), 'begin()');
  write(join(place.root, 'hosts/shell/dist/first.css'), 'html{margin:0}');
  return place;
};

const compose = ({ root, site }: Place) => assemble({ root, site, variantId: 'proef' });

const documentOf = ({ site }: Place): string => readFileSync(join(site, 'index.html'), 'utf8');
const nginxOf = ({ site }: Place): string => readFileSync(join(site, '.policy.conf'), 'utf8');

/** Pages in the document, by name. */
const pagesIn = (place: Place): [name: string, html: string][] =>
  [...documentOf(place).matchAll(/<template data-first-page="([^"]*)">(.*?)<\/template>/g)].map(
    ([, name = '', html = '']) => [name, html],
  );

test('a page that a remote has drawn stands in the document, and not in the release', () => {
  const place = placeWith(accountWith('<h1>Inloggen</h1>'));
  compose(place);
  expect(pagesIn(place)).toEqual([['account/start', '<h1>Inloggen</h1>']]);
  expect(documentOf(place).match(/Inloggen/g)).toHaveLength(1);
});

test.each([
  ['another version of ui', { ui: '1.5.0' }],
  ['no version, as one that was built before', {}],
])('a host with %s draws the page itself', (_what, host) => {
  const place = placeWith(accountWith('<h1>Inloggen</h1>'), host);
  compose(place);
  expect(pagesIn(place)).toEqual([]);
});

test('a remote that is deployed or rolled back alone brings its own page, by the policy that is there', () => {
  const place = placeWith(accountWith('<h1>Oud</h1>'));
  const { release } = compose(place);
  const policy = nginxOf(place);
  const dist = join(place.root, 'remotes/account/dist');
  writeRemote(dist, 'account', accountWith('<h1>Nieuw</h1>'));
  compose(place);
  expect(pagesIn(place)).toEqual([['account/start', '<h1>Nieuw</h1>']]);
  expect(nginxOf(place)).toBe(policy);
  rollback(place.site, release);
  expect(pagesIn(place)).toEqual([['account/start', '<h1>Oud</h1>']]);
  expect(nginxOf(place)).toBe(policy);
});

test('a remote without such a page adds nothing to the document', () => {
  const place = placeWith({});
  compose(place);
  expect(pagesIn(place)).toEqual([]);
});
