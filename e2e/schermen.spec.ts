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
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

const expectToFit = async (page: Page, form: 'folded' | 'unfolded'): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    if (form === 'unfolded') await unfold(page);
    await expect.poll(() => overflowOf(page), { message: `${form}, ${width} px` }).toBe(0);
  }
};

/** As high as the page: what a bar at an edge covers could be scrolled from under it. */
const showWhole = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
};

const expectNoViolations = async (page: Page, width: number): Promise<void> => {
  await showWhole(page, width);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
  }
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('what is new', () => {
  test.use({ isNewVisitor: true });

  test('never scrolls sideways and has no serious fault that axe sees', async ({ page }) => {
    await page.goto(LOGIN);
    await expect(frame(page).news.dialog).toBeVisible();
    await expectToFit(page, 'folded');
    await expectNoViolations(page, 1280);
    await expectNoViolations(page, 360);
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
      await expectToFit(page, 'folded');
      await expectNoViolations(page, 1280);
      await expectToFit(page, 'unfolded');
      await expectNoViolations(page, 360);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await seriousViolations(page), 'forced colours').toEqual([]);
    });
  });
}
