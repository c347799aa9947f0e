import { setTimeout as pause } from 'node:timers/promises';

import { remoteFailureSchema, type RemoteFailure } from '@adviestool/contract/remoteFailure';
import type { BrowserContext, Page } from 'playwright-core';
import { z } from 'zod';

import type { DrawnPart } from './drawnEvent.ts';
import { failureWords } from './failureWords.ts';
import type { SmokePage } from './pagesToOpen.ts';
import { ORIGIN, serveRelease, type ServedRelease } from './serveRelease.ts';
import { FAILURES_PATH } from './stubAnswers.ts';
import { CHANGED, DRAWN, WATCH_SCRIPT } from './watchGlobals.ts';
import { within } from './within.ts';

/** Milliseconds in which a page has to be there, on a slow machine too. */
const PATIENCE = 30_000;

/** Milliseconds in which a page that is at work does something else between. */
const BREATH = 10_000;

/** Milliseconds in which a page that is there has fetched all that it shows. */
const QUIET = 5_000;

/** What a browser says about files and calls that are not found: those of a backend are none here. */
const NOISE = /Failed to load resource|net::ERR_/;

/** What was seen of a page. */
export interface Seen {
  /** What is wrong with it; null: nothing that was seen. */
  problem: string | null;
  /** What was drawn: the page itself too, when it was seen. */
  drawn: readonly DrawnPart[];
  /** Properties of shared objects that are not as they were. */
  changed: readonly string[];
  /** What the host told of failures, of whichever remote. */
  told: readonly RemoteFailure[];
  /** Whether it kept the browser from doing anything else. */
  isHung: boolean;
  /** Calls that got no answer. */
  unanswered: readonly string[];
  /** Where its visitor is in the end. */
  path: string;
}

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
    if (new URL(request.url()).pathname !== FAILURES_PATH) return;
    const failure = remoteFailureSchema.safeParse(request.postDataJSON());
    if (failure.success) told.push(failure.data);
  });
  return told;
};

/** Whether a failure is of this page or of a place on it, and not of another one that its guards led to. */
const isOf = ({ remote, page: id, within: around }: SmokePage, failure: RemoteFailure): boolean =>
  failure.remote === remote && (failure.page === null || [id, ...around].includes(failure.page));

/**
 * In the page: whether the host has drawn one, or what stands in its place, and nothing loads any more. What the
 * document shows until then is no page, and a remote in a frame says that it is there: the login of the build stands there too while that of the remote still loads.
 */
const IS_DRAWN = `document.querySelector('.first') === null &&
  (document.querySelector('main iframe[data-drawn="true"]') !== null ||
    (document.querySelector('main:not(.start-failure)')?.textContent ?? '').trim() !== '') &&
  [...document.querySelectorAll('main output')].every(
    ({ textContent }) => !textContent.includes('Wordt geladen'),
  )`;

/** In the page: whether every place of it has what fills it, or a line in its stead. */
const IS_FILLED = `document.querySelector('[data-pending]') === null`;

const drawnSchema = z.array(
  z.object({ remote: z.string(), page: z.string().nullable(), slot: z.string().nullable() }),
);

/** What a page says, unless it is too busy to: null. */
const askPage = <T>(tab: Page, expression: string, schema: z.ZodType<T>): Promise<T | null> =>
  within(
    tab.evaluate(expression).then((value) => schema.parse(value)),
    BREATH,
  );

const NOTHING = `nothing was to be seen within ${PATIENCE / 1000} s.`;

const nobody = (): boolean => false;

const firstLine = (text: string): string => text.split('\n')[0]?.slice(0, 300) ?? '';

/** In the page, before anything else: what its tab has kept already; the page's own remote is the first, and has the last word. */
const keepScript = ({ visitor, files }: ServedRelease): string =>
  files
    .toReversed()
    .flatMap(({ session }) => Object.entries(session))
    .map(([key, value]) =>
      [`${visitor.variantId}:${key}`, JSON.stringify(value)].map((text) => JSON.stringify(text)),
    )
    .map((pair) => `sessionStorage.setItem(${pair.join(', ')});`)
    .join('\n');

/** Waits until something is so in a page. @returns whether it came to be; null: the page is too busy to say */
const waitUntil = async (tab: Page, expression: string, end: number): Promise<boolean | null> => {
  for (;;) {
    // Between two documents there is nobody to ask.
    const isSo = await within(tab.evaluate(expression).catch(nobody), BREATH);
    if (isSo === null) return null;
    if (isSo === true || performance.now() > end) return isSo === true;
    await pause(100);
  }
};

/** Waits until a page is there. @returns what is wrong; null: nothing that is seen of it as a whole */
const settle = async (tab: Page, path: string): Promise<string | null> => {
  const end = performance.now() + PATIENCE;
  const arrived = await within(tab.goto(ORIGIN + path, { waitUntil: 'commit' }), PATIENCE);
  if (arrived === null) return NOTHING;
  const isDrawn = await waitUntil(tab, IS_DRAWN, end);
  if (isDrawn !== true) return isDrawn === null ? failureWords.hang : NOTHING;
  // A page that goes on asking is not waited for.
  await within(tab.waitForLoadState('networkidle'), QUIET);
  // A place is fetched when the page is there; one that never comes is told of as not seen.
  if ((await waitUntil(tab, IS_FILLED, end)) === null) return failureWords.hang;
  // What is drawn is told of before the next frame.
  const frame =
    'new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(1), 250)))';
  return (await askPage(tab, frame, z.number())) === null ? failureWords.hang : null;
};

/** Opens a page as a visitor. */
export const openPage = async (
  context: BrowserContext,
  page: SmokePage,
  served: ServedRelease,
): Promise<Seen> => {
  const tab = await context.newPage();
  const heard = listen(tab);
  const told = failuresIn(tab);
  try {
    await tab.addInitScript(WATCH_SCRIPT);
    await tab.addInitScript(keepScript(served));
    const unanswered = await serveRelease(tab, served);
    const wrong = await settle(tab, page.path);
    const failed = told.find((failure) => isOf(page, failure));
    const isHung = wrong === failureWords.hang;
    const drawn = isHung ? null : await askPage(tab, DRAWN, drawnSchema);
    const changed = isHung ? null : await askPage(tab, CHANGED, z.string());
    const what = failed === undefined ? wrong : failureWords[failed.kind];
    const isSaidByItself = failed?.kind === 'loader' || isHung;
    return {
      problem: what === null ? null : firstLine(isSaidByItself ? what : (heard[0] ?? what)),
      drawn: drawn ?? [],
      changed: (changed ?? '').split('\n').filter((name) => name !== ''),
      told,
      isHung,
      unanswered: [...unanswered],
      path: new URL(tab.url()).pathname,
    };
  } finally {
    await within(tab.close(), BREATH);
  }
};
