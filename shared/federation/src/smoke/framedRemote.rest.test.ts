import { cpSync, existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Browser } from 'playwright-core';

import { BUILT_HOST, compose, visit } from '../builders/framedVisit.ts';
import { newRemote } from '../builders/newRemote.ts';
import { runRspack } from '../build/runRspack.ts';
import { openBrowser } from './openBrowser.ts';
import { ORIGIN } from './serveRelease.ts';
import { readSmokeFile, smokeFileOf } from './smokeFile.ts';
import { smokeReleases } from './smokeReleases.ts';

/* A remote in a frame that the template makes, and nobody changed for it. */

jest.setTimeout(240_000);

const ID = 'proef-module';

const made = newRemote(ID);
const site = join(made.root, 'site');
/** Two releases of one site, which has each file of the host and of the remote once. */
let inPage: string;
let inFrame: string;
let browser: Browser;

beforeAll(async () => {
  cpSync(BUILT_HOST, join(made.root, 'hosts/shell/dist'), { recursive: true });
  const { code, output } = await runRspack(made.directory);
  if (code !== 0) throw new Error(output);
  const common = { root: made.root, site, compresses: true };
  inPage = compose({ ...common, isolate: undefined });
  inFrame = compose({ ...common, isolate: 'frame' });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  rmSync(made.root, { recursive: true });
});

const NOTITIE = {
  id: 1,
  projectId: 1,
  gevelvullingId: null,
  tekst: 'Nameten op de bouw',
  geschreven: '2026-11-20T09:00:00.000Z',
};

const PATH = `/onderdelen/${ID}/notities`;

const ANSWERS = smokeFileOf({
  answers: {
    [`GET ${PATH}`]: { body: [NOTITIE] },
    [`POST ${PATH}`]: { body: { ...NOTITIE, id: 2, tekst: 'Tweede' } },
  },
});

test('the remote of the template runs in a frame as it is: pages, calls, forms, title, focus and height', async () => {
  const { tab, told } = await visit(browser, { site, release: inFrame, files: [ANSWERS] });
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
  expect(readSmokeFile(join(made.directory, 'dist'))).not.toBeNull();
  const { count, unseen } = await smokeReleases({ site, releases: [inFrame], parts: [ID] });
  expect(count).toBe(2);
  expect(unseen).toEqual([expect.stringContaining('step-aside/v1')]);
});

/** What a visit with an empty cache costs until the text of the page stands there: milliseconds, and files as they are sent. */
const priceOf = async (release: string) => {
  const paths: string[] = [];
  const { tab } = await visit(browser, { site, release, files: [ANSWERS] });
  tab.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const begun = performance.now();
  await tab.goto(`${ORIGIN}/${ID}`);
  const place = release === inPage ? tab.locator('main') : tab.frameLocator('main iframe');
  await place.getByText('Nameten op de bouw').waitFor();
  const firstPaint = Math.round(performance.now() - begun);
  await tab.context().close();
  const files = paths.filter((path) => existsSync(join(site, `${path}.br`)));
  const bytes = files.reduce((sum, path) => sum + statSync(join(site, `${path}.br`)).size, 0);
  const calls = paths.filter((path) => /^\/(?:api|onderdelen|session)\//.test(path));
  return {
    firstPaint,
    files: files.length,
    kilobytes: Math.round(bytes / 1000),
    calls: calls.length,
  };
};

test('its price beside the same remote in the page', async () => {
  const page = await priceOf(inPage);
  const frame = await priceOf(inFrame);
  process.stdout.write(`${JSON.stringify({ inPage: page, inFrame: frame }, null, 2)}\n`);
  expect(frame.calls).toBe(page.calls);
  // The host's code once more, for the frame has a document of its own.
  expect(frame.kilobytes).toBeLessThan(page.kilobytes * 2.5);
});
