import { remoteFailureSchema, type RemoteFailure } from '@adviestool/contract/remoteFailure';
import type { BrowserContext, Page } from 'playwright-core';

import type { SmokePage } from './pagesToOpen.ts';
import { ORIGIN } from './serveRelease.ts';

/** Milliseconds in which a page has to be there, on a slow machine too. */
const PATIENCE = 30_000;

/** What a browser says about files and calls that are not found: those of a backend are none here. */
const NOISE = /Failed to load resource|net::ERR_/;

/** What went wrong in a page, in its own words, the first one first. */
const listen = (tab: Page): string[] => {
  const heard: string[] = [];
  tab.on('pageerror', ({ message }) => heard.push(message));
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !NOISE.test(message.text())) {
      heard.push(message.text());
    }
  });
  return heard;
};

/** What the host tells a backend of failures of remotes. */
const failuresIn = (tab: Page): RemoteFailure[] => {
  const told: RemoteFailure[] = [];
  tab.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/v2/meldingen/onderdelen') return;
    const failure = remoteFailureSchema.safeParse(request.postDataJSON());
    if (failure.success) told.push(failure.data);
  });
  return told;
};

/** Whether a failure is of this page, and not of another one that its guards led to. */
const isOf = ({ remote, page: id, within }: SmokePage, failure: RemoteFailure): boolean =>
  failure.remote === remote && (failure.page === null || [id, ...within].includes(failure.page));

/** In the page: whether the host has drawn one, or what stands in its place, and nothing loads any more. */
const IS_DRAWN = `document.querySelector('#app > .first') === null &&
  (document.querySelector('main:not(.start-failure)')?.textContent ?? '').trim() !== '' &&
  [...document.querySelectorAll('main output')].every(
    ({ textContent }) => !textContent.includes('Wordt geladen'),
  )`;

const firstLine = (text: string): string => text.split('\n')[0]?.slice(0, 300) ?? '';

/** Opens a page as a visitor. @returns what is wrong with it; null: it is there */
export const openPage = async (
  context: BrowserContext,
  page: SmokePage,
): Promise<string | null> => {
  const { remote, version, path } = page;
  const tab = await context.newPage();
  const heard = listen(tab);
  const told = failuresIn(tab);
  const problemOf = (what: string): string =>
    `${remote} ${version}, page ${page.page} (${path}): ${firstLine(heard[0] ?? what)}`;
  try {
    await tab.goto(ORIGIN + path, { waitUntil: 'commit' });
    await tab.waitForFunction(IS_DRAWN, undefined, { timeout: PATIENCE });
    // What is drawn is told of before the next frame.
    await tab.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
    const isFailed = told.some((failure) => isOf(page, failure));
    return isFailed ? problemOf('it failed.') : null;
  } catch {
    return problemOf(`it was not there within ${PATIENCE / 1000} s.`);
  } finally {
    await tab.close();
  }
};
