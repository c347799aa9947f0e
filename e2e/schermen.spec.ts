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

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('what is new', () => {
  test.use({ isNewVisitor: true });

  test('never scrolls sideways and has no serious fault that axe sees', async ({ page }) => {
    await page.goto(LOGIN);
    await expect(frame(page).news.dialog).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflowOf(page), { message: `at ${width} px` }).toBe(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await seriousViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
});

for (const screen of [...PAGES, ...STATES]) {
  test.describe(screen.name, () => {
    test.use({ expectedErrors: screen.expectedErrors ?? [] });

    test('never scrolls sideways', async ({ context, page, fullProject, demoSession }) => {
      if (screen.anonymous !== true) await context.addCookies(demoSession.cookies);
      await openScreen(page, screen, fullProject);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => overflowOf(page), { message: `at ${width} px` }).toBe(0);
        await unfold(page);
        await expect.poll(() => overflowOf(page), { message: `unfolded, ${width} px` }).toBe(0);
      }
    });

    test('has no serious fault that axe sees, wide and narrow, light and dark', async ({
      context,
      page,
      fullProject,
      demoSession,
    }) => {
      if (screen.anonymous !== true) await context.addCookies(demoSession.cookies);
      await openScreen(page, screen, fullProject);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        if (width === 360) await unfold(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await seriousViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
        }
      }
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await seriousViolations(page), 'forced colours').toEqual([]);
    });
  });
}
