import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildVariant as buildFullVariant } from '@adviestool/contract/builders/buildVariant';
import { policyHashesSchema } from '@adviestool/contract/policyHashes';
import { afterAll, expect, test } from '@jest/globals';

import { buildRoot, removeRoots, write } from '../builders/buildRoot.ts';
import { rollback } from '../deploy/rollback.ts';
import { assemble } from '../deploy/assemble.ts';
import { ENTRY_SCRIPT } from './entryScript.ts';

afterAll(removeRoots);

type Place = ReturnType<typeof buildRoot>;

const { branding } = buildFullVariant();

const writeFirst = ({ root }: Place, script: string, style = 'html{margin:0}'): void => {
  write(join(root, 'hosts/shell/dist/first.js'), script);
  write(join(root, 'hosts/shell/dist/first.css'), style);
};

/** A site whose documents begin with this script and style. */
const placeWith = (script: string, style?: string, colors: object = {}): Place => {
  const place = buildRoot({ variant: { branding: { ...branding, colors } } });
  writeFirst(place, script, style);
  return place;
};

const compose = ({ root, site }: Place) => assemble({ root, site, variantId: 'proef' });

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Of what says who cannot go on, in every document. */
const ENTRY = hashOf(ENTRY_SCRIPT);

/** What a browser takes the hash of: all that stands between the tags. */
const inDocument = ({ site }: Place, pattern: RegExp): string =>
  pattern.exec(readFileSync(join(site, 'index.html'), 'utf8'))?.[1] ?? '';

const SCRIPT = /<script>([\s\S]*?)<\/script>/;
const STYLE = /<style>([\s\S]*?)<\/style>/;

const nginxOf = ({ site }: Place): string => readFileSync(join(site, '.policy.conf'), 'utf8');

const hashesOf = ({ site }: Place, release: string) =>
  policyHashesSchema.parse(
    JSON.parse(readFileSync(join(site, 'releases', release, 'policy.json'), 'utf8')),
  );

test('the hashes of the policy, for backend and nginx, are those of what stands in the document', () => {
  const place = placeWith('begin( 1 )\n', 'html { margin: 0 }\n', { '--accent': '#123456' });
  const { release } = compose(place);
  const script = inDocument(place, SCRIPT);
  const style = inDocument(place, STYLE);
  expect([script, style]).toEqual(['begin( 1 )', 'html { margin: 0 }:root{--accent:#123456}']);
  expect(hashesOf(place, release)).toEqual({
    scripts: [hashOf(script), ENTRY],
    styles: [hashOf(style)],
  });
  expect(nginxOf(place)).toContain(`$adviestool_scripts { default "${hashOf(script)} ${ENTRY}"; }`);
  expect(nginxOf(place)).toContain(`$adviestool_styles { default "${hashOf(style)}"; }`);
});

test('nginx also allows what stands in earlier documents, each once, so that going back needs no reload', () => {
  const place = placeWith('one()');
  const { release } = compose(place);
  writeFirst(place, 'two()');
  compose(place);
  expect(nginxOf(place)).toContain(
    `$adviestool_scripts { default "${hashOf('two()')} ${ENTRY} ${hashOf('one()')}"; }`,
  );
  rollback(place.site, release);
  expect(nginxOf(place)).toContain(
    `$adviestool_scripts { default "${hashOf('one()')} ${ENTRY} ${hashOf('two()')}"; }`,
  );
  expect(nginxOf(place)).toContain(`$adviestool_styles { default "${hashOf('html{margin:0}')}"; }`);
});

test('a host that was built before has nothing in its document, and its policy no hash', () => {
  const place = buildRoot();
  const { release } = compose(place);
  expect(inDocument(place, SCRIPT) + inDocument(place, STYLE)).toBe('');
  expect(hashesOf(place, release)).toEqual({ scripts: [], styles: [] });
  expect(nginxOf(place)).toContain('$adviestool_scripts { default ""; }');
});

test.each([
  ['script', () => placeWith('x = "</script>"')],
  ['style', () => placeWith('x', 'a{content:"</style>"}')],
])('a %s that would end its element is refused', (_what, make) => {
  expect(() => compose(make())).toThrow('would end its element');
});

test('the frame names the product as text', () => {
  const place = buildRoot({ variant: { branding: { ...branding, name: 'A & <b>' } } });
  writeFirst(place, 'x');
  compose(place);
  expect(readFileSync(join(place.site, 'index.html'), 'utf8')).toContain(
    '<span>A &amp; &lt;b></span>',
  );
});
