import type { Page } from '@playwright/test';

import { seriousViolations } from './fixtures/axe.ts';
import { LOGIN } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { PAGES } from './screens/pages.ts';
import { openScreen } from './screens/screen.ts';
import { STATES } from './screens/states.ts';

const WIDTHS = [320, 360, 800, 1400] as const;

/** How far the document is wider than the window, px. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** What is folded away is part of the page too. */
const FOLDED = 'details:not([open])';

const unfold = (page: Page): Promise<void> =>
  page.evaluate((folded) => {
    for (const details of document.querySelectorAll(folded)) details.toggleAttribute('open', true);
  }, FOLDED);

/** @returns whether anything is folded away at one of the widths */
const expectToFit = async (page: Page, form: 'folded' | 'unfolded'): Promise<boolean> => {
  let hasMore = false;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    if (form === 'unfolded') await unfold(page);
    await expect.poll(() => overflowOf(page), { message: `${form}, ${width} px` }).toBe(0);
    hasMore ||= (await page.locator(FOLDED).count()) > 0;
  }
  return hasMore;
};

/** As high as the page: what a bar at an edge covers could be scrolled from under it. */
const showWhole = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.evaluate(() => scrollTo(0, 0));
};

/** A width with each scheme: what has no fault in a layout has none in the other colours of it. */
const LAYOUTS = { wide: [1280, 'light'], narrow: [360, 'dark'] } as const;

const expectNoViolations = async (page: Page, layout: keyof typeof LAYOUTS): Promise<void> => {
  const [width, colorScheme] = LAYOUTS[layout];
  await showWhole(page, width);
  await page.emulateMedia({ colorScheme });
  expect(await seriousViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
};

test.describe('what is new', () => {
  test.use({ isNewVisitor: true });

  test('never scrolls sideways and has no serious fault that axe sees', async ({ page }) => {
    await page.goto(LOGIN);
    await expect(frame(page).news.dialog).toBeVisible();
    await expectToFit(page, 'folded');
    await expectNoViolations(page, 'wide');
    await expectNoViolations(page, 'narrow');
  });
});

for (const screen of [...PAGES, ...STATES]) {
  test.describe(screen.name, () => {
    test.use({ expectedErrors: screen.expectedErrors ?? [] });

    test('never scrolls sideways and has no serious fault that axe sees', async ({
      context,
      page,
      fullProject,
      demoSession,
    }) => {
      if (screen.anonymous !== true) await context.addCookies(demoSession.cookies);
      await openScreen(page, screen, fullProject);
      const hasMore = await expectToFit(page, 'folded');
      await expectNoViolations(page, 'wide');
      if (hasMore) await expectToFit(page, 'unfolded');
      await expectNoViolations(page, 'narrow');
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await seriousViolations(page, 'colours'), 'forced colours').toEqual([]);
    });
  });
}
