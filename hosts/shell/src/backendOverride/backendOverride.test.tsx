import { afterEach, expect, test } from '@jest/globals';

import { mayOverride, parseBackend, readOverride, writeOverride } from './backendOverride.ts';

const ALLOWED = 'https://test.example.nl/';

const variant = (production: boolean) => ({
  id: 'main',
  backend: { domain: '', allowedOverrides: [ALLOWED] },
  environment: { label: 'x', production },
});

afterEach(() => {
  localStorage.clear();
});

test.each([
  ['outside production any backend', false, 'http://localhost:9000', true],
  ['in production one that the variant names', true, 'https://test.example.nl', true],
  ['in production no other', true, 'http://localhost:9000', false],
  ['in production no other that begins alike', true, 'https://test.example.nl.evil.nl', false],
])('%s counts', (_rule, production, url, counts) => {
  expect(mayOverride(url, variant(production))).toBe(counts);
  writeOverride(variant(production), url);
  expect(readOverride(variant(production))).toBe(counts ? url : null);
});

test.each([
  ['http://localhost:9000/', 'http://localhost:9000'],
  ['  https://test.example.nl ', 'https://test.example.nl'],
  ['localhost:9000', null],
  ['javascript:alert(1)', null],
  ['ftp://x.nl', null],
  ['', null],
])('%j is read as %j', (text, url) => {
  expect(parseBackend(text)).toBe(url);
});

test('a stored value that is no address of a backend is removed', () => {
  localStorage.setItem('main:backend-override', '"javascript:alert(1)"');
  expect(readOverride(variant(false))).toBeNull();
  expect(localStorage.getItem('main:backend-override')).toBeNull();
});

test('none is stored after it was taken away', () => {
  writeOverride(variant(false), 'http://localhost:9000');
  writeOverride(variant(false), null);
  expect(readOverride(variant(false))).toBeNull();
  expect(localStorage.length).toBe(0);
});
