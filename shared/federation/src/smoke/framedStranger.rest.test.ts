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

const PROJECT = `/api/v2/group/${GROUP}/project/${STUB_ID}`;

/** What a backend says to a save of the data of its project. */
const ANSWERS = smokeFileOf({
  answers: {
    [`PUT ${PROJECT}/gegevens`]: {
      body: { revision: 'r2', gegevens_revision: 'r2' },
    },
  },
});

/** Elements without React, which the host alone has here: an element is an object. */
const ELEMENTS = `const el = (type, props) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: null, props });`;

const FIELDS = `(() => {
  ${ELEMENTS}
  return { Component: () => el('div', { children: [
    el('input', { 'aria-label': 'Eerste' }), el('input', { 'aria-label': 'Laatste' }),
  ] }) };
})()`;

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

/** The remote that is written by hand: by the id of its page, what is given to the router. */
const PAGES = {
  hangt: `{ Component: () => { setTimeout(() => { for (;;); }, 500); return 'Hallo'; } }`,
  'hangt-meteen': '{ Component: () => { for (;;); } }',
  gooit: `{ Component: () => { throw new Error('kapot'); } }`,
  zendt: `{ Component: () => { setInterval(() => { for (let i = 0; i < 100; i += 1) host.log('info', 'x'); }, 10); return 'Hallo'; } }`,
  onbekend: `{ Component: () => { setTimeout(() => host.toast('alarm', 'x')); return 'Hallo'; } }`,
  gewoon: `{ Component: () => 'Hallo' }`,
  velden: FIELDS,
  bewaart: SAVES,
  'bewaart-project': SAVES,
  ander: `{ Component: () => 'Elders' }`,
};

type PageId = keyof typeof PAGES;

const PATHS: Partial<Record<string, string>> = { 'bewaart-project': 'project/:projectId/vreemd' };

const pathOf = (id: string): string => PATHS[id] ?? `vreemd/${id}`;

const definitions = Object.keys(PAGES).map((id) => ({
  id,
  path: pathOf(id),
  title: `Pagina ${id}`,
  ...(id in PATHS && { guards: ['require-project-ready-to-use'] }),
}));

/** Composes a site with that remote in a frame. */
const composeStranger = () => {
  const { root, site } = buildRoot({
    remotes: {
      vreemd: {
        pages: definitions,
        requires: {},
        files: {
          common: ['remoteEntry.1.js'],
          pages: Object.fromEntries(definitions.map(({ id }) => [id, []])),
        },
      },
    },
    variant: { remotes: { vreemd: {} } },
  });
  rmSync(join(root, 'hosts/shell/dist'), { recursive: true });
  cpSync(BUILT_HOST, join(root, 'hosts/shell/dist'), { recursive: true });
  const pages = Object.entries(PAGES).map(
    ([id, page]) => `'${id}': async () => ({ default: (host) => (${page}) }),`,
  );
  write(
    join(root, 'remotes/vreemd/dist/remoteEntry.1.js'),
    `var ${federationName('vreemd')} = { init: () => undefined, get: async () => () => ({ default: {
      contract: 5, id: 'vreemd', pages: { ${pages.join('\n')} },
    } }) };`,
  );
  return { site, release: compose({ root, site, isolate: 'frame' }) };
};

let composed: ReturnType<typeof composeStranger>;
let browser: Browser;

beforeAll(async () => {
  composed = composeStranger();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  removeRoots();
});

/** Opens a page of that remote, as a visitor of its own. */
const stranger = async (id: PageId): Promise<Visit> => {
  const seen = await visit(browser, { ...composed, files: [ANSWERS] });
  await seen.tab.goto(`${ORIGIN}/${pathOf(id)}`.replace(':projectId', STUB_ID));
  return seen;
};

const PANEL = 'Dit onderdeel kan nu niet worden getoond';

test.each([
  ['hangs', 'hangt', 'hang'],
  ['hangs before it is drawn', 'hangt-meteen', 'hang'],
  ['throws', 'gooit', 'crash'],
  ['sends without end', 'zendt', 'contract'],
  ['says what no frame says', 'onbekend', 'contract'],
] as const)('of one that %s the page shows the panel, and counts it', async (_what, id, kind) => {
  const { tab, told } = await stranger(id);
  await tab.getByRole('heading', { name: PANEL }).waitFor();
  // It is told of once the panel is drawn.
  if (told.length === 0) await tab.waitForRequest(isTold);
  expect(told).toEqual([kind]);
  // The rest of the page still works.
  await tab.getByRole('banner').getByRole('link').first().click();
  await tab.context().close();
});

test('one that is left behind keeps nobody: a visit elsewhere ends it, also while it hangs', async () => {
  const { tab } = await stranger('gewoon');
  await tab.locator('main iframe[data-drawn="true"]').waitFor();
  const own = tab.frames().find((one) => one.url().endsWith('/frame.html'));
  const hangs = tab.waitForEvent('console', (message) => message.text() === 'hangs');
  await own?.evaluate(`setTimeout(() => { console.log('hangs'); for (;;); })`);
  await hangs;
  await tab.getByRole('banner').getByRole('link').first().click();
  await tab.waitForURL((url) => url.pathname !== `/${pathOf('gewoon')}`);
  expect(await tab.locator('main iframe').count()).toBe(0);
  await tab.context().close();
});

test('the keyboard goes into a frame and out of it, both ways, and the frame is dark where the page is', async () => {
  const { tab } = await stranger('velden');
  const frame = tab.frameLocator('main iframe');
  await frame.getByLabel('Eerste').focus();
  await tab.keyboard.press('Tab');
  expect(await frame.locator(':focus').getAttribute('aria-label')).toBe('Laatste');
  await tab.keyboard.press('Tab');
  // The focus crosses from one process to another.
  await tab.waitForFunction('!(document.activeElement instanceof HTMLIFrameElement)');
  await tab.keyboard.press('Shift+Tab');
  await tab.waitForFunction('document.activeElement instanceof HTMLIFrameElement');
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

const isSave = (request: Request): boolean =>
  request.method() === 'PUT' && new URL(request.url()).pathname.startsWith(PROJECT);

test('a remote in a frame saves the project that its page has open, and goes to another page and back', async () => {
  const { tab, told } = await stranger('bewaart-project');
  const frame = tab.frameLocator('main iframe');
  const sent = tab.waitForRequest(isSave);
  await frame.getByRole('button', { name: 'Opslaan' }).click();
  expect((await sent).postData()).toContain('Uit het frame');
  await tab.getByText('Uitkomst: saved').first().waitFor();

  await frame.getByRole('button', { name: 'Verder' }).click();
  await frame.getByText('Elders').waitFor();
  expect(new URL(tab.url()).pathname).toBe('/vreemd/ander');
  expect(await tab.title()).toContain('Pagina ander');
  await tab.goBack();
  await frame.getByRole('button', { name: 'Opslaan' }).waitFor();
  expect(new URL(tab.url()).pathname).toBe(`/project/${STUB_ID}/vreemd`);
  expect(told).toEqual([]);
  await tab.context().close();
});

test('a remote in a frame that is not of a project saves none', async () => {
  const { tab } = await stranger('bewaart');
  const saves: string[] = [];
  tab.on('request', (request) => {
    if (isSave(request)) saves.push(request.url());
  });
  await tab.frameLocator('main iframe').getByRole('button', { name: 'Opslaan' }).click();
  await tab.getByText('Uitkomst: failed').first().waitFor();
  expect(saves).toEqual([]);
  await tab.context().close();
});
