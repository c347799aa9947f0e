import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Browser, Request } from 'playwright-core';

import { buildRoot, removeRoots, write } from '../builders/buildRoot.ts';
import { BUILT_HOST, compose, GROUP, isTold, visit, type Visit } from '../builders/framedVisit.ts';
import { federationName } from '../federationName.ts';
import { openBrowser } from './openBrowser.ts';
import { ORIGIN } from './serveRelease.ts';
import { smokeFileOf } from './smokeFile.ts';
import { STUB_ID } from './stubAnswers.ts';

/* Remotes of a few lines in a frame, some with the faults of a stranger. */

jest.setTimeout(240_000);

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  removeRoots();
});

const PROJECT = `/api/v2/group/${GROUP}/project/${STUB_ID}`;

/** What a backend says to a save of the data of its project. */
const ANSWERS = smokeFileOf({
  answers: {
    [`PUT ${PROJECT}/gegevens`]: {
      body: { revision: 'r2', gegevens_revision: 'r2' },
    },
  },
});

/** Pages of the remote that is written by hand: its first, and one to go to. */
const START = { id: 'start', path: 'vreemd', title: 'Vreemd' };
const ANDER = { id: 'ander', path: 'vreemd/ander', title: 'Ander' };

/** A remote written by hand, in a frame; its other page says "Elders". */
const stranger = async (page: string, start: Record<string, unknown> = {}): Promise<Visit> => {
  const { root, site } = buildRoot({
    remotes: {
      vreemd: {
        pages: [{ ...START, ...start }, ANDER],
        requires: {},
        files: { common: ['remoteEntry.1.js'], pages: { start: [], ander: [] } },
      },
    },
    variant: { remotes: { vreemd: {} } },
  });
  rmSync(join(root, 'hosts/shell/dist'), { recursive: true });
  cpSync(BUILT_HOST, join(root, 'hosts/shell/dist'), { recursive: true });
  write(
    join(root, 'remotes/vreemd/dist/remoteEntry.1.js'),
    `var ${federationName('vreemd')} = { init: () => undefined, get: async () => () => ({ default: {
      contract: 5, id: 'vreemd',
      pages: {
        start: async () => ({ default: (host) => (${page}) }),
        ander: async () => ({ default: () => ({ Component: () => 'Elders' }) }),
      },
    } }) };`,
  );
  const release = compose({ root, site, isolate: 'frame' });
  const seen = await visit(browser, { site, release, files: [ANSWERS] });
  const { path } = { ...START, ...start };
  await seen.tab.goto(`${ORIGIN}/${path}`.replace(':projectId', STUB_ID));
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
  await tab.getByRole('heading', { name: PANEL }).waitFor();
  // It is told of once the panel is drawn.
  if (told.length === 0) await tab.waitForRequest(isTold);
  expect(told).toEqual([kind]);
  // The rest of the page still works.
  await tab.getByRole('banner').getByRole('link').first().click();
  await tab.context().close();
});

test('one that is left behind keeps nobody: a visit elsewhere ends it, also while it hangs', async () => {
  const { tab } = await stranger(`{ Component: () => 'Hallo' }`);
  await tab.locator('main iframe[data-drawn="true"]').waitFor();
  const own = tab.frames().find((one) => one.url().endsWith('/frame.html'));
  const hangs = tab.waitForEvent('console', (message) => message.text() === 'hangs');
  await own?.evaluate(`setTimeout(() => { console.log('hangs'); for (;;); })`);
  await hangs;
  await tab.getByRole('banner').getByRole('link').first().click();
  await tab.waitForURL((url) => url.pathname !== '/vreemd');
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

const SAVES = `(() => {
  ${ELEMENTS}
  const rename = (project) =>
    ({ ...project, projectGegevens: { ...project.projectGegevens, projectNaam: 'Uit het frame' } });
  const press = (children, onClick) => el('button', { children, onClick });
  const save = async () => {
    await host.project.ensure(${STUB_ID});
    const outcome = await host.project.save(rename);
    host.toast('success', 'Uitkomst: ' + outcome.kind);
  };
  return { Component: () => el('div', { children: [
    press('Opslaan', () => void save()),
    press('Verder', () => host.navigate('/vreemd/ander')),
  ] }) };
})()`;

const isSave = (request: Request): boolean =>
  request.method() === 'PUT' && new URL(request.url()).pathname.startsWith(PROJECT);

test('a remote in a frame saves the project that its page has open, and goes to another page and back', async () => {
  const { tab, told } = await stranger(SAVES, {
    path: 'project/:projectId/vreemd',
    guards: ['require-project-ready-to-use'],
  });
  const frame = tab.frameLocator('main iframe');
  const sent = tab.waitForRequest(isSave);
  await frame.getByRole('button', { name: 'Opslaan' }).click();
  expect((await sent).postData()).toContain('Uit het frame');
  await tab.getByText('Uitkomst: saved').first().waitFor();

  await frame.getByRole('button', { name: 'Verder' }).click();
  await frame.getByText('Elders').waitFor();
  expect(new URL(tab.url()).pathname).toBe('/vreemd/ander');
  expect(await tab.title()).toContain('Ander');
  await tab.goBack();
  await frame.getByRole('button', { name: 'Opslaan' }).waitFor();
  expect(new URL(tab.url()).pathname).toBe(`/project/${STUB_ID}/vreemd`);
  expect(told).toEqual([]);
  await tab.context().close();
});

test('a remote in a frame that is not of a project saves none', async () => {
  const { tab } = await stranger(SAVES);
  const saves: string[] = [];
  tab.on('request', (request) => {
    if (isSave(request)) saves.push(request.url());
  });
  await tab.frameLocator('main iframe').getByRole('button', { name: 'Opslaan' }).click();
  await tab.getByText('Uitkomst: failed').first().waitFor();
  expect(saves).toEqual([]);
  await tab.context().close();
});
