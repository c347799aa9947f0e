import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildVariantDocument } from '@adviestool/contract/builders/buildVariant';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { createSitePolicy } from './sitePolicy.ts';

let site: string;
let releases = 0;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'adviestool-'));
});
afterEach(() => {
  rmSync(site, { recursive: true });
});

/** Makes a release of this variant the current one. */
const release = (change: object): void => {
  releases += 1;
  const name = `r${releases}`;
  mkdirSync(path.join(site, 'releases', name), { recursive: true });
  writeFileSync(
    path.join(site, 'releases', name, 'variant.json'),
    JSON.stringify(buildVariantDocument(change)),
  );
  const record = path.join(site, 'release.json');
  const created = new Date(2026, 0, releases).toISOString();
  writeFileSync(
    record,
    JSON.stringify({
      release: name,
      variant: 'main',
      host: '0.1.0',
      hostBase: '/host/1/',
      created,
      remotes: {},
    }),
  );
  // File systems differ in how fine their clocks are.
  utimesSync(record, releases, releases);
};

/** Gives some browsers another release of the site. */
const share = (name: string): void => {
  const record = path.join(site, 'release.json');
  const current: object = JSON.parse(readFileSync(record, 'utf8'));
  writeFileSync(record, JSON.stringify({ ...current, share: { release: name, percent: 10 } }));
  utimesSync(record, releases + 0.5, releases + 0.5);
};

const neverBroken = (cause: unknown): never => {
  throw cause;
};

const policyFor = (
  overrides: { frameAncestors?: readonly string[]; isDevelopment?: boolean } = {},
): (() => string) =>
  createSitePolicy(
    { siteDir: site, frameAncestors: [], isDevelopment: false, ...overrides },
    neverBroken,
  );

const scriptsOf = (policy: string): string | undefined => /script-src ([^;]+)/.exec(policy)?.[1];

const remotes = {
  account: { origin: 'https://a.example.nl' },
  projects: { origin: 'https://a.example.nl' },
  gevelvulling: { origin: 'https://uit.example.nl', enabled: false },
};
const framedElsewhere = { x: { isolate: 'frame', origin: 'https://kader.example.nl' } };
const remoteOverrideOrigins = ['http://localhost:*'];

test.each([
  ['scripts come from the site alone', {}, "'self'"],
  ['remotes may be published elsewhere', { remotes }, "'self' https://a.example.nl"],
  ['not those that are kept apart in a frame', { remotes: framedElsewhere }, "'self'"],
  ['what is on the machine of the visitor is none', { remoteOverrideOrigins }, "'self'"],
  [
    'who tries a variant may bring what it names',
    { remoteOverrideOrigins: ['https://proef.example.nl'] },
    "'self' https://proef.example.nl",
  ],
  [
    'in production they may not',
    { remoteOverrideOrigins, remotes, environment: { label: '', production: true } },
    "'self' https://a.example.nl",
  ],
])('%s', (_rule, change, scripts) => {
  release(change);
  expect(scriptsOf(policyFor()())).toBe(scripts);
});

test.each([
  ['nobody may embed the product', {}, [], "'none'"],
  [
    'the parent frames of the variant may',
    { parentOrigins: ['http://a:3001'] },
    [],
    'http://a:3001',
  ],
  [
    'and those of the environment, each once',
    { parentOrigins: ['http://a:3001'] },
    ['http://b', 'http://a:3001'],
    'http://b http://a:3001',
  ],
])('%s', (_rule, change, fromEnvironment, framers) => {
  release(change);
  const policy = policyFor({ frameAncestors: fromEnvironment })();
  expect(/frame-ancestors ([^;]+)/.exec(policy)?.[1]).toBe(framers);
});

const production = { label: '', production: true };

test.each([
  [
    'in production calls go to the backends that the variant names',
    {
      environment: production,
      backend: {
        domain: 'https://api.example.nl/v2',
        allowedOverrides: ['https://test.example.nl'],
      },
    },
    "'self' https://api.example.nl https://test.example.nl",
  ],
  [
    'and to what counts the use',
    {
      environment: production,
      analytics: { kind: 'matomo', endpoint: 'https://meten.example.nl/matomo.php', siteId: '1' },
    },
    "'self' https://meten.example.nl",
  ],
  ['in production to nothing else', { environment: production }, "'self'"],
  ['and so outside it', {}, "'self'"],
])('%s', (_rule, change, backends) => {
  release(change);
  expect(/connect-src ([^;]+)/.exec(policyFor()())?.[1]).toBe(backends);
});

test.each([
  [{}, "'self' http://localhost:*", "'self' http://localhost:* http: https:"],
  [{ environment: production }, "'self'", "'self'"],
])(
  'the start of a developer opens this machine and any backend, with %j',
  (change, scripts, calls) => {
    release({ remoteOverrideOrigins, ...change });
    const policy = policyFor({ isDevelopment: true })();
    expect(scriptsOf(policy)).toBe(scripts);
    expect(/connect-src ([^;]+)/.exec(policy)?.[1]).toBe(calls);
  },
);

test('[asvs 3.4] the variants that are shipped let nothing in from the machine of the visitor', () => {
  const variants = new URL('../../../variants/', import.meta.url);
  for (const name of ['main', 'compact']) {
    release(JSON.parse(readFileSync(new URL(`${name}.json`, variants), 'utf8')));
    const policy = policyFor()();
    expect(policy).not.toMatch(/localhost|http:|https: |https:;/);
  }
});

test('what stands in the document itself is allowed by its hash, and nothing else', () => {
  const hashes = { scripts: ["'sha256-c2NyaXB0'"], styles: ["'sha256-c3R5bGU='"] };
  release({ remotes });
  writeFileSync(path.join(site, 'releases', `r${releases}`, 'policy.json'), JSON.stringify(hashes));
  const policy = policyFor()();
  expect(scriptsOf(policy)).toBe("'self' https://a.example.nl 'sha256-c2NyaXB0'");
  expect(/style-src ([^;]+)/.exec(policy)?.[1]).toBe(
    "'self' https://a.example.nl 'sha256-c3R5bGU='",
  );
});

test('while a share of the browsers gets another release, what either allows is allowed', () => {
  const write = (name: string) =>
    writeFileSync(
      path.join(site, 'releases', `r${releases}`, 'policy.json'),
      JSON.stringify({ scripts: [`'sha256-${name}'`], styles: [] }),
    );
  release({ remotes });
  write('b3Vk');
  const earlier = `r${releases}`;
  release({});
  write('bmlldXc=');
  const policy = policyFor();
  expect(scriptsOf(policy())).toBe("'self' 'sha256-bmlldXc='");
  share(earlier);
  expect(scriptsOf(policy())).toBe("'self' https://a.example.nl 'sha256-bmlldXc=' 'sha256-b3Vk'");
});

test('the policy follows the release of the site', () => {
  release({});
  const policy = policyFor();
  expect(scriptsOf(policy())).toBe("'self'");
  release({ remotes });
  expect(scriptsOf(policy())).toBe("'self' https://a.example.nl");
});

test.each([
  ['no remote is kept apart', {}, "'none'"],
  [
    'one is, on the origin of the page, which the browser takes from it',
    { x: { isolate: 'frame' } },
    "'self'",
  ],
  [
    'one is, on an origin of its own, and one is switched off',
    {
      x: { isolate: 'frame', origin: 'https://kader.example.nl' },
      y: { isolate: 'frame', enabled: false },
    },
    'https://kader.example.nl',
  ],
])('where frames come from: %s', (_rule, others, frames) => {
  release({ remotes: others });
  expect(/frame-src ([^;]+)/.exec(policyFor()())?.[1]).toBe(frames);
});

test('a site without a release has only what it brings itself', () => {
  expect(policyFor({ frameAncestors: ['https://model.example.nl'] })()).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      "connect-src 'self'; worker-src 'self' blob:; frame-src 'none'; frame-ancestors https://model.example.nl; " +
      "base-uri 'none'; form-action 'self'; object-src 'none'",
  );
});

test('so has a site whose variant is broken, which is told', () => {
  release({ remotes: 'account' });
  const told: unknown[] = [];
  const policy = createSitePolicy(
    { siteDir: site, frameAncestors: [], isDevelopment: false },
    (cause) => told.push(cause),
  );
  expect(scriptsOf(policy())).toBe("'self'");
  expect(String(told)).toContain('remotes');
});
