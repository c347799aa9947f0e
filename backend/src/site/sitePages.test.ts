import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { createSitePages } from './sitePages.ts';

let site: string;
let writes = 0;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'adviestool-'));
});
afterEach(() => {
  rmSync(site, { recursive: true });
});

const write = (name: string, content: object): void => {
  const file = path.join(site, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
  // File systems differ in how fine their clocks are.
  writes += 1;
  utimesSync(file, writes, writes);
};

const recordOf = (remotes: Record<string, string>) => ({
  release: 'r1',
  variant: 'main',
  host: '0.1.0',
  hostBase: '/host/1/',
  created: '2026-01-01T00:00:00.000Z',
  remotes,
});

/** Makes a release with these versions of remotes the current one. */
const release = (remotes: Record<string, string>, more: object = {}): void =>
  write('release.json', { ...recordOf(remotes), ...more });

const page = (name: string, children: object[] = []) => ({
  id: 'page',
  path: name,
  title: '',
  children,
});

const PROJECTS = {
  pages: [
    page(''),
    page('project/:projectId', [page('Details'), page('stap/:stap?'), page('bijlage/*')]),
  ],
  later: 'what this server does not know yet',
};

const neverBroken = (cause: unknown): never => {
  throw cause;
};

test.each([
  ['/', true],
  ['//', true],
  ['/project/1', true],
  ['/PROJECT/1/', true],
  ['/project//1', true],
  ['/project/1/details', true],
  ['/project/1/stap', true],
  ['/project/1/stap/2', true],
  ['/project/1/bijlage/a.b/c', true],
  ['/geen-toegang', true],
  ['/project', false],
  ['/project/1/nergens', false],
  ['/nergens', false],
  ['/foo.bar', false],
  ['/project/1.5', false],
  ['/project/1.5/details', false],
  ['/%', false],
  ['/project/%zz', false],
])('whether %s is a page: %p', (name, isPage) => {
  write('remotes/projects/1.0.0/remote.json', PROJECTS);
  release({ projects: '1.0.0' });
  expect(createSitePages(site, neverBroken)(name)).toBe(isPage);
});

test('the pages are those of the current release', () => {
  write('remotes/projects/1.0.0/remote.json', PROJECTS);
  write('remotes/meldingen/2.0.0/remote.json', { pages: [page('meldingen')] });
  release({ projects: '1.0.0' });
  const isPage = createSitePages(site, neverBroken);
  expect(isPage('/meldingen')).toBe(false);
  release({ projects: '1.0.0', meldingen: '2.0.0' });
  expect(isPage('/meldingen')).toBe(true);
});

test('the pages of what a share of the browsers gets are pages too', () => {
  write('remotes/projects/1.0.0/remote.json', PROJECTS);
  write('remotes/projects/2.0.0/remote.json', { pages: [page('meldingen')] });
  write('releases/r2/release.json', recordOf({ projects: '2.0.0' }));
  release({ projects: '1.0.0' }, { share: { release: 'r2', percent: 10 } });
  const isPage = createSitePages(site, neverBroken);
  expect(['/project/1', '/meldingen', '/nergens'].map(isPage)).toEqual([true, true, false]);
});

test('when a release cannot be read, what looks like no file may be a page', () => {
  release({ projects: '1.0.0' });
  write('remotes/projects/1.0.0/remote.json', { pages: 'geen' });
  const told: unknown[] = [];
  const isPage = createSitePages(site, (cause) => told.push(cause));
  expect(['/overal', '/foo.bar', '/%'].map(isPage)).toEqual([true, false, false]);
  expect(String(told)).toContain('pages');
});
