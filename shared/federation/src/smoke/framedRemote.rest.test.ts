import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Browser, Page, Request } from 'playwright-core';

import { buildRoot, removeRoots, write } from '../builders/buildRoot.ts';
import { newRemote } from '../builders/newRemote.ts';
import { runRspack } from '../build/runRspack.ts';
import { assemble } from '../deploy/assemble.ts';
import { federationName } from '../federationName.ts';
import { openBrowser } from './openBrowser.ts';
import { ORIGIN, serveRelease, type ServedRelease } from './serveRelease.ts';
import { readSmokeFile, smokeFileOf } from './smokeFile.ts';
import { smokeReleases } from './smokeReleases.ts';
import { FAILURES_PATH } from './stubAnswers.ts';

/*
 * Remotes in a frame, on the host of this repository as it was really built: the one that the template makes, which
 * nobody changed for it, and remotes of a few lines with the faults of a stranger.
 */

jest.setTimeout(240_000);

const ID = 'proef-module';
const HOST = join(import.meta.dirname, '../../../../hosts/shell/dist');

const made = newRemote(ID);
let browser: Browser;

const compose = (root: string, site: string, isolate: 'frame' | undefined) => {
  const file = join(root, 'variants/proef.json');
  const variant = JSON.parse(readFileSync(file, 'utf8'));
  for (const remote of Object.values<Record<string, unknown>>(variant.remotes)) {
    remote['isolate'] = isolate;
  }
  writeFileSync(file, JSON.stringify(variant));
  return assemble({ root, site, variantId: 'proef', compresses: true }).release;
};

beforeAll(async () => {
  cpSync(HOST, join(made.root, 'hosts/shell/dist'), { recursive: true });
  const { code, output } = await runRspack(made.directory);
  if (code !== 0) throw new Error(output);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  removeRoots();
  rmSync(made.root, { recursive: true });
});

const NOTITIE = {
  id: 1,
  projectId: 1,
  gevelvullingId: null,
  tekst: 'Nameten op de bouw',
  geschreven: '2026-11-20T09:00:00.000Z',
};

const isTold = (request: Request): boolean => new URL(request.url()).pathname === FAILURES_PATH;

interface Visit {
  tab: Page;
  /** Kinds of the failures that the page told. */
  told: string[];
  unanswered: Set<string>;
}

const visit = async (served: Pick<ServedRelease, 'site' | 'release' | 'files'>): Promise<Visit> => {
  const tab = await (await browser.newContext()).newPage();
  // A machine that does other work as well is slow.
  tab.setDefaultTimeout(100_000);
  const told: string[] = [];
  const unanswered = await serveRelease(tab, {
    ...served,
    visitor: { variantId: 'proef', groupId: 12, isLoggedIn: true },
    live: null,
  });
  tab.on('request', (request) => {
    if (isTold(request)) told.push(request.postDataJSON().kind);
  });
  return { tab, told, unanswered };
};

const PATH = `/onderdelen/${ID}/notities`;

const ANSWERS = smokeFileOf({
  answers: {
    [`GET ${PATH}`]: { body: [NOTITIE] },
    [`POST ${PATH}`]: { body: { ...NOTITIE, id: 2, tekst: 'Tweede' } },
  },
});

test('the remote of the template runs in a frame as it is: pages, calls, forms, title, focus and height', async () => {
  const site = join(made.root, 'in-frame');
  const release = compose(made.root, site, 'frame');
  const { tab, told } = await visit({ site, release, files: [ANSWERS] });
  await tab.goto(`${ORIGIN}/${ID}`);
  const frame = tab.frameLocator('main iframe');
  await frame.getByText('Nameten op de bouw').waitFor();
  // It has no origin, and with that neither the session nor what the site keeps.
  const own = tab.frames().find((one) => one.url().endsWith('/frame.html'));
  expect(await own?.evaluate('self.origin')).toBe('null');
  expect(await own?.evaluate('try { parent.document.title } catch (error) { error.name }')).toBe(
    'SecurityError',
  );
  expect(await own?.evaluate(`fetch('/session/token').then(() => 'came', () => 'refused')`)).toBe(
    'refused',
  );
  expect(await tab.title()).toContain('Proef module');
  const height = Number(await tab.locator('main iframe').getAttribute('height'));
  const content = await own?.evaluate('document.querySelector("main").offsetHeight');
  expect(height).toBe(content);
  // A page of a project: its guard runs in the page, its loader and its form in the frame.
  await tab.evaluate(`history.pushState(null, '', '/project/1/${ID}')`);
  await tab.reload();
  await frame.getByLabel('Nieuwe notitie').fill('Tweede');
  await frame.getByRole('button', { name: 'Toevoegen' }).click();
  await frame.getByLabel('Nieuwe notitie').and(frame.locator('[value=""]')).waitFor();
  expect(told).toEqual([]);
  await tab.context().close();
});

test('it passes --smoke in a frame', async () => {
  const site = join(made.root, 'in-frame');
  const release = compose(made.root, site, 'frame');
  expect(readSmokeFile(join(made.directory, 'dist'))).not.toBeNull();
  const { count, unseen } = await smokeReleases({ site, releases: [release], parts: [ID] });
  expect(count).toBe(2);
  expect(unseen).toEqual([expect.stringContaining('step-aside/v1')]);
});

/** Visits of each, each with an empty cache. */
const TURNS = 5;

/** What a visit of the page costs until its text stands there: milliseconds, and files as they are sent. */
const priceOf = async (isolate: 'frame' | undefined) => {
  const site = join(made.root, isolate ?? 'in-page');
  const release = compose(made.root, site, isolate);
  const paths: string[] = [];
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { tab } = await visit({ site, release, files: [ANSWERS] });
    tab.on('request', (request) => paths.push(new URL(request.url()).pathname));
    const begun = performance.now();
    await tab.goto(`${ORIGIN}/${ID}`);
    const place = isolate === undefined ? tab.locator('main') : tab.frameLocator('main iframe');
    await place.getByText('Nameten op de bouw').waitFor();
    times.push(performance.now() - begun);
    await tab.context().close();
  }
  const files = paths.filter((path) => existsSync(join(site, `${path}.br`)));
  const bytes = files.reduce((sum, path) => sum + statSync(join(site, `${path}.br`)).size, 0);
  const calls = paths.filter((path) => /^\/(?:api|onderdelen|session)\//.test(path));
  return {
    firstPaint: Math.round(times.toSorted((a, b) => a - b)[Math.floor(TURNS / 2)] ?? 0),
    files: files.length / TURNS,
    kilobytes: Math.round(bytes / TURNS / 1000),
    calls: calls.length / TURNS,
  };
};

test('its price beside the same remote in the page', async () => {
  const inPage = await priceOf(undefined);
  const inFrame = await priceOf('frame');
  process.stdout.write(`${JSON.stringify({ inPage, inFrame }, null, 2)}\n`);
  expect(inFrame.calls).toBe(inPage.calls);
  // The host's code once more, for the frame has a document of its own.
  expect(inFrame.kilobytes).toBeLessThan(inPage.kilobytes * 2.5);
});

/** A remote of one page, written by hand, in a frame. */
const stranger = async (page: string): Promise<Visit> => {
  const { root, site } = buildRoot({
    remotes: {
      vreemd: {
        pages: [{ id: 'start', path: 'vreemd', title: 'Vreemd' }],
        requires: {},
        files: { common: ['remoteEntry.1.js'], pages: { start: [] } },
      },
    },
    variant: { remotes: { vreemd: {} } },
  });
  rmSync(join(root, 'hosts/shell/dist'), { recursive: true });
  cpSync(HOST, join(root, 'hosts/shell/dist'), { recursive: true });
  write(
    join(root, 'remotes/vreemd/dist/remoteEntry.1.js'),
    `var ${federationName('vreemd')} = { init: () => undefined, get: async () => () => ({ default: {
      contract: 5, id: 'vreemd',
      pages: { start: async () => ({ default: (host) => (${page}) }) },
    } }) };`,
  );
  const release = compose(root, site, 'frame');
  const seen = await visit({ site, release, files: [] });
  await seen.tab.goto(`${ORIGIN}/vreemd`);
  return seen;
};

const PANEL = 'Dit onderdeel kan nu niet worden getoond';

test.each([
  [
    'hangs',
    `{ Component: () => { setTimeout(() => { for (;;); }, 500); return 'Hallo'; } }`,
    'hang',
  ],
  ['hangs before it is drawn', '{ Component: () => { for (;;); } }', 'hang'],
  ['throws', `{ Component: () => { throw new Error('kapot'); } }`, 'crash'],
  [
    'sends without end',
    `{ Component: () => { setInterval(() => { for (let i = 0; i < 100; i += 1) host.log('info', 'x'); }, 10); return 'Hallo'; } }`,
    'contract',
  ],
  [
    'says what no frame says',
    `{ Component: () => { setTimeout(() => host.toast('alarm', 'x')); return 'Hallo'; } }`,
    'contract',
  ],
])('of one that %s the page shows the panel, and counts it', async (_what, page, kind) => {
  const { tab, told } = await stranger(page);
  await tab.getByRole('heading', { name: PANEL }).waitFor({ timeout: 40_000 });
  // It is told of once the panel is drawn.
  if (told.length === 0) await tab.waitForRequest(isTold);
  expect(told).toEqual([kind]);
  // The rest of the page still works.
  await tab.getByRole('banner').getByRole('link').first().click();
  await tab.context().close();
});

test('one that is left behind keeps nobody: a visit elsewhere ends it, also while it hangs', async () => {
  const { tab } = await stranger(
    `{ Component: () => { setTimeout(() => { for (;;); }, 300); return 'Hallo'; } }`,
  );
  await tab.locator('main iframe[data-drawn="true"]').waitFor();
  await tab.waitForTimeout(500);
  await tab.getByRole('banner').getByRole('link').first().click();
  await tab.waitForURL((url) => url.pathname !== '/vreemd', { timeout: 5000 });
  expect(await tab.locator('main iframe').count()).toBe(0);
  await tab.context().close();
});

/** Elements without React, which the host alone has here: an element is an object. */
const ELEMENTS = `const el = (type, props) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: null, props });`;

const FIELDS = `(() => {
  ${ELEMENTS}
  return { Component: () => el('div', { children: [
    el('input', { 'aria-label': 'Eerste' }), el('input', { 'aria-label': 'Laatste' }),
  ] }) };
})()`;

test('the keyboard goes into a frame and out of it, both ways, and the frame is dark where the page is', async () => {
  const { tab } = await stranger(FIELDS);
  const frame = tab.frameLocator('main iframe');
  await frame.getByLabel('Eerste').focus();
  await tab.keyboard.press('Tab');
  expect(await frame.locator(':focus').getAttribute('aria-label')).toBe('Laatste');
  await tab.keyboard.press('Tab');
  const isInPage = (): Promise<unknown> =>
    tab.evaluate(`!(document.activeElement instanceof HTMLIFrameElement)`);
  expect(await isInPage()).toBe(true);
  await tab.keyboard.press('Shift+Tab');
  expect(await isInPage()).toBe(false);
  expect(await frame.locator(':focus').getAttribute('aria-label')).toBe('Laatste');

  const ink = (): Promise<unknown[]> =>
    Promise.all(tab.frames().map((one) => one.evaluate('getComputedStyle(document.body).color')));
  const light = await ink();
  await tab.emulateMedia({ colorScheme: 'dark' });
  const dark = await ink();
  expect(new Set(light).size).toBe(1);
  expect(new Set(dark).size).toBe(1);
  expect(dark).not.toEqual(light);
  await tab.context().close();
});
