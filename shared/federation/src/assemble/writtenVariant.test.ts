import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import { expect, test } from '@jest/globals';

import { COLORS, writtenVariantSchema } from './writtenVariant.ts';

const problemsOf = (change: object): string[] => {
  const { error } = writtenVariantSchema.safeParse({ ...buildVariant(), ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

const { backend, branding } = buildVariant();

const ONE_HOST = 'must be the origin of one host, as https://adviestool.example';
const NO_MORE = 'must be without a ?, a # and a user';

test.each([
  [{ parentOrigins: ['https://*.example.nl'] }, `parentOrigins.0: ${ONE_HOST}`],
  [{ parentOrigins: ['https://a.nl;report-uri'] }, `parentOrigins.0: ${ONE_HOST}`],
  [{ parentOrigins: ['ws://a.nl'] }, `parentOrigins.0: ${ONE_HOST}`],
  [{ remotes: { account: { origin: 'ftp://a.nl' } } }, `remotes.account.origin: ${ONE_HOST}`],
  [
    { backend: { ...backend, allowedOverrides: ['javascript:alert(1)'] } },
    'backend.allowedOverrides.0: must begin with https:// or http://',
  ],
  [{ backend: { ...backend, domain: 'https://a.nl/x?y' } }, `backend.domain: ${NO_MORE}`],
  [{ backend: { ...backend, domain: 'https://a.nl/x#z' } }, `backend.domain: ${NO_MORE}`],
  [{ backend: { ...backend, domain: 'https://u:p@a.nl' } }, `backend.domain: ${NO_MORE}`],
  [{ backend: { ...backend, domain: 'https://a.nl;x/' } }, 'backend.domain: must name one host'],
  [{ backend: { ...backend, domain: 'https://' } }, 'backend.domain: must name one host'],
  [{ backend: { ...backend, domain: 'https://a b' } }, 'backend.domain: must name one host'],
  [{ parentOrigins: ['https://a.nl/pad'] }, `parentOrigins.0: ${ONE_HOST}`],
  [{ remotes: { account: { origin: 'https://A.nl' } } }, `remotes.account.origin: ${ONE_HOST}`],
  [
    { branding: { ...branding, colors: { '--acent': 'red' } } },
    `branding.colors.--acent: must be one of ${COLORS.join(', ')}`,
  ],
])('%j is refused by its path', (change, problem) => {
  expect(problemsOf(change)).toEqual([problem]);
});

test('what people write is taken', () => {
  const change = {
    parentOrigins: ['https://pad.example', 'http://localhost:3001', 'http://[::1]:3001'],
    remotes: { account: { origin: 'https://delen.example:8443' } },
    backend: { domain: 'https://a.nl/basis', allowedOverrides: ['http://localhost:4000/'] },
    branding: { ...branding, colors: { '--accent': '#0a5' } },
  };
  expect(problemsOf(change)).toEqual([]);
});

test('the colours are those of the house', () => {
  const file = join(import.meta.dirname, '../../../ui/src/tokens.css');
  const [house = ''] = readFileSync(file, 'utf8').split('@media');
  const found = [...house.matchAll(/(--[a-z0-9-]+): (?:#|oklch|color-mix)/g)];
  expect(found.map(([, name]) => name)).toEqual(COLORS);
});
