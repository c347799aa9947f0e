import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { unzipSync, zipSync } from 'fflate';

import { openArtefact, packArtefact } from './artefact.ts';
import { makeKey, readKey, type SigningKey } from './signingKey.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artefact-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const keyOf = (name: string): SigningKey => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(makeKey(name)));
  return readKey(file);
};

const ABOUT = { id: 'meldingen', version: '1.0.0', commit: null, checks: ['types', 'build'] };

/** The build of a remote, as a file. */
const packed = (key = keyOf('Team')): Buffer => {
  const dist = mkdtempSync(join(folder, 'dist-'));
  writeFileSync(join(dist, 'remote.json'), '{}');
  writeFileSync(join(dist, 'entry.1.js'), 'code');
  return packArtefact(dist, ABOUT, key);
};

const open = (content: Uint8Array) => {
  const file = join(folder, 'meldingen-1.0.0.adviestool');
  writeFileSync(file, content);
  return openArtefact(file, join(folder, 'opened'));
};

/** The same file with something else in it. */
const changed = (change: (files: Record<string, Uint8Array>) => void): Uint8Array => {
  const files = unzipSync(packed());
  change(files);
  return zipSync(files);
};

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('what was packed is opened as it was, and says who signed it and what was run', () => {
  const key = keyOf('Team');
  const manifest = open(packed(key));
  expect(manifest).toMatchObject({ ...ABOUT, key: { name: 'Team', public: key.public } });
  expect(readdirSync(join(folder, 'opened'))).toEqual([
    'artefact.json',
    'artefact.sig',
    'entry.1.js',
    'remote.json',
  ]);
  expect(readFileSync(join(folder, 'opened/entry.1.js'), 'utf8')).toBe('code');
});

test('the same build is the same file, whenever it is packed', () => {
  const key = keyOf('Team');
  expect(packed(key).equals(packed(key))).toBe(true);
});

test.each([
  [
    'a file that was changed',
    { 'entry.1.js': bytes('ander') },
    '‘entry.1.js’ is not as it was signed.',
  ],
  ['a file that was added', { 'extra.js': bytes('x') }, '‘extra.js’ was not signed.'],
  ['a path out of its folder', { '../x.js': bytes('x') }, '‘../x.js’ was not signed.'],
  ['the signature of another text', { 'artefact.sig': bytes('AAAA') }, 'the signature is not of'],
])('%s is refused, and nothing is opened', (_what, change, problem) => {
  const content = changed((files) => Object.assign(files, change));
  expect(() => open(content)).toThrow(problem);
  expect(readdirSync(folder)).not.toContain('opened');
});

test('a file that is missing is named', () => {
  const content = changed((files) => {
    delete files['entry.1.js'];
  });
  expect(() => open(content)).toThrow('‘entry.1.js’ is missing.');
});

test('who changes the manifest too has no signature for it', () => {
  const content = changed((files) => {
    const text = new TextDecoder().decode(files['artefact.json']);
    Object.assign(files, { 'artefact.json': bytes(text.replace('1.0.0', '1.0.1')) });
  });
  expect(() => open(content)).toThrow('the signature is not of the key ‘Team’');
});

test.each([['nothing'], ['']])('what is no such file is said to be none: ‘%s’', (text) => {
  expect(() => open(bytes(text))).toThrow('it is no file of adviestool pack');
});
