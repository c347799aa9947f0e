import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildVariantDocument } from '@adviestool/contract/builders/buildVariant';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { createSitePlaces } from './createSitePlaces.ts';

/** Variants of the site: the folder of the pointers, and the page that only this one has. */
const VARIANTS = {
  main: { folder: '', page: 'projecten' },
  compact: { folder: 'varianten/compact', page: 'kort' },
} as const;

let siteDir: string;

const write = (name: string, content: object): void => {
  const file = path.join(siteDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
};

const addVariant = (id: string, { folder, page }: { folder: string; page: string }): void => {
  write(`remotes/${page}/1.0.0/remote.json`, { pages: [{ id: 'page', path: page, title: '' }] });
  const parentOrigins = [`https://${id}.example`];
  write(`releases/${id}/variant.json`, buildVariantDocument({ id, parentOrigins }));
  write(path.join(folder, 'release.json'), {
    release: id,
    variant: id,
    host: '0.1.0',
    hostBase: '/host/1/',
    created: '2026-01-01T00:00:00.000Z',
    remotes: { [page]: '1.0.0' },
  });
};

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'adviestool-'));
  addVariant('main', VARIANTS.main);
  addVariant('compact', VARIANTS.compact);
});
afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

const places = () =>
  createSitePlaces(
    {
      siteDir,
      siteVariants: new Map([
        ['kort.example.nl', 'compact'],
        ['www.example.nl', 'main'],
        ['later.example.nl', 'later'],
      ]),
      frameAncestors: [],
      isDevelopment: false,
    },
    (cause) => {
      throw cause;
    },
  );

test.each([
  ['kort.example.nl', 'compact'],
  ['KORT.example.nl:8080', 'compact'],
  ['www.example.nl', 'main'],
  ['adviestool.example.nl', 'main'],
  ['[::1]:3000', 'main'],
  [undefined, 'main'],
] as const)('who asks %s gets %s: its folder, its pages and its policy', (host, id) => {
  const { folder, isPage, policy, isThere } = places().ofHost(host);
  expect(folder).toBe(VARIANTS[id].folder);
  expect(isThere()).toBe(true);
  expect(policy()).toContain(`frame-ancestors https://${id}.example;`);
  for (const each of Object.values(VARIANTS)) {
    expect(isPage(`/${each.page}`)).toBe(each.page === VARIANTS[id].page);
  }
});

test('a document has the policy of the variant that it is of', () => {
  const { ofFile } = places();
  expect(ofFile('/varianten/compact/index.html').policy()).toContain('https://compact.example');
  expect(ofFile('/index.html').policy()).toContain('https://main.example');
});

test('a variant that is not on the site yet is none, and never another one', () => {
  const { ofHost } = places();
  expect(ofHost('later.example.nl').isThere()).toBe(false);
  addVariant('later', { folder: 'varianten/later', page: 'later' });
  expect(ofHost('later.example.nl').isThere()).toBe(true);
});
