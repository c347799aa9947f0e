import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildVariantDocument } from '@adviestool/contract/builders/buildVariant';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

import { registerStaticSite } from './staticSite.ts';

const SITE = 'https://adviestool.example.nl';
const KORT = 'kort.example.nl';

/** The variants of the site: the folder of their pointers, their release, and whose pages may have them in a frame. */
const VARIANTS = [
  { id: 'main', folder: '', release: 'r1', parent: 'https://een.example' },
  { id: 'kort', folder: 'varianten/kort', release: 'r2', parent: 'https://twee.example' },
] as const;

let siteDir: string;

const write = (name: string, content: string | object): void => {
  const file = path.join(siteDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
};

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'adviestool-'));
  for (const { id, folder, release, parent } of VARIANTS) {
    write(
      `releases/${release}/variant.json`,
      buildVariantDocument({ id, parentOrigins: [parent] }),
    );
    for (const file of ['index.html', 'frame.html', 'frame.html.br']) {
      write(`releases/${release}/${file}`, '<!doctype html>');
    }
    write(path.join(folder, 'index.html'), '<!doctype html>');
    write(path.join(folder, 'release.json'), {
      release,
      variant: id,
      host: '0.1.0',
      hostBase: '/host/1/',
      created: '2026-01-01T00:00:00.000Z',
      remotes: {},
    });
  }
});
afterEach(() => rmSync(siteDir, { recursive: true }));

/** The policy that a document comes with. */
const policyAt = async (url: string, headers: Record<string, string> = {}): Promise<string> => {
  const app = fastify().withTypeProvider<ZodTypeProvider>();
  await registerStaticSite(app, {
    config: {
      siteDir,
      siteVariants: new Map([[KORT, 'kort']]),
      allowedOrigins: [SITE],
      siteOrigin: SITE,
      frameAncestors: [],
      isDevelopment: false,
    },
  });
  const answer = await app.inject({ url, headers: { accept: 'text/html', ...headers } });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return String(answer.headers['content-security-policy']);
};

test.each(['br', ''])(
  'the document of framed remotes (%j) stands in pages of the site, and in what has those in a frame',
  async (encoding) => {
    for (const [host, parent] of [
      ['localhost', 'https://een.example'],
      [KORT, 'https://twee.example'],
    ] as const) {
      const policy = policyAt('/releases/r1/frame.html', { host, 'accept-encoding': encoding });
      expect(await policy).toBe(`frame-ancestors 'self' ${SITE} ${parent}`);
    }
  },
);

test.each([
  ['localhost', 'https://een.example'],
  [KORT, 'https://twee.example'],
])('a document of any release has the policy of the variant of %s', async (host, parent) => {
  for (const name of ['/', '/releases/r1/index.html', '/releases/r2/index.html']) {
    expect(await policyAt(name, { host })).toContain(`frame-ancestors ${parent};`);
  }
});
