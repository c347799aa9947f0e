import type { Page } from '@playwright/test';

import { focusOf, type Stop } from '../fixtures/focus.ts';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import type { Screen } from './screen.ts';

/** More stops than any page has: a walk that is longer is a trap. */
const MOST_STOPS = 120;

/** What Tab stops at. */
const STOPS = 'a, button, input, select, textarea, summary, [tabindex="0"]';

const ORDER = ['page', 'banner', 'main', 'contentinfo', 'region'] as const;

const isOnNothing = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === document.body || document.activeElement === null);

const walk = async (page: Page): Promise<Stop[]> => {
  await frame(page).skipLink.focus();
  const stops: Stop[] = [];
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    const stop = await focusOf(page);
    // One that is a heading stands between stops.
    if (stop === null ? await isOnNothing(page) : stop.html === stops[0]?.html) return stops;
    if (stop !== null) stops.push(stop);
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus does not leave the page: ${JSON.stringify(stops.at(-1))}`);
};

const LAYOUTS = {
  wide: { width: 1280, height: 800, hasBar: false },
  /** With the cookie bar. */
  narrow: { width: 360, height: 740, hasBar: true },
} as const;

/**
 * A walk with Tab over the page, from its first stop until the focus leaves it: each stop has a name and
 * a ring and is in sight, the order is that of the page, and nothing keeps the focus. What was walked is
 * attached to the report.
 */
export const expectWalk = async (
  page: Page,
  { heading }: Screen,
  layout: keyof typeof LAYOUTS,
): Promise<void> => {
  const { width, height, hasBar } = LAYOUTS[layout];
  const address = page.url();
  await page.setViewportSize({ width, height });
  if (hasBar) {
    // With the keys: after a click Chromium would draw no ring on what a script focuses.
    await frame(page).cookieBar.askAgain.press('Enter');
    await expect(frame(page).cookieBar.region).toBeVisible();
  }

  const stops = await walk(page);

  await test.info().attach(`stops, ${width} px wide`, {
    body: stops.map(({ landmark, role, name }) => `${landmark}: ${role} ‘${name}’`).join('\n'),
    contentType: 'text/plain',
  });
  expect
    .soft(stops.filter(({ hasRing, isInSight, name }) => !hasRing || !isInSight || name === ''))
    .toEqual([]);
  const places = stops.map(({ landmark }) => ORDER.indexOf(landmark));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  // A page that only tells something has nothing to stop at.
  const main = (await page.locator('main').locator(STOPS).count()) === 0 ? [] : [2];
  expect(new Set(places)).toEqual(new Set([0, 1, ...main, 3, ...(hasBar ? [4] : [])]));

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
};
