import type { Page } from '@playwright/test';

import { seriousViolations, type Rules } from './fixtures/axe.ts';
import { returnLoggedIn } from './fixtures/knownVisitor.ts';
import { LOGIN } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { callsOf, expectNeeded } from './screens/calls.ts';
import { expectWalk } from './screens/expectWalk.ts';
import { PAGES } from './screens/pages.ts';
import { openScreen, type Screen } from './screens/screen.ts';
import { STATES } from './screens/states/states.ts';

/*
 * One visit of a page looks at what a change can break: what it asks the backend for, its title, axe, how it
 * fits, the walk with the keyboard, the console. With what proves the build a second visit walks it when narrow
 * and looks at its other colours, one looks at all of that on each other page, and one of every state that a user
 * meets looks at how that fits and at axe.
 */

/** The widths at which a page could be too narrow for what it shows, and those at which it changes. */
const WIDTHS = { page: [320, 700, 1400], state: [320, 360, 800, 1400] } as const;

/** How far the document is wider than the window, px. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** What is folded away is part of the page too. */
const FOLDED = 'details:not([open])';

const unfold = (page: Page): Promise<void> =>
  page.evaluate((folded) => {
    for (const details of document.querySelectorAll(folded)) details.toggleAttribute('open', true);
  }, FOLDED);

/** Looks at each width, and where anything is folded away once more with that unfolded. */
const expectToFit = async (page: Page, kind: keyof typeof WIDTHS): Promise<void> => {
  for (const form of ['folded', 'unfolded']) {
    let isFolded = false;
    for (const width of WIDTHS[kind]) {
      await page.setViewportSize({ width, height: 800 });
      if (form === 'unfolded') await unfold(page);
      await expect.poll(() => overflowOf(page), { message: `${form}, ${width} px` }).toBe(0);
      isFolded ||= (await page.locator(FOLDED).count()) > 0;
    }
    if (!isFolded) return;
  }
};

/** As high as the page: what a bar at an edge covers could be scrolled from under it. */
const showWhole = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.evaluate(() => scrollTo(0, 0));
};

interface Layout {
  width: number;
  colorScheme: 'light' | 'dark';
  rules: Rules;
}

/** A width with each scheme: what has no fault in a layout has none in the other colours of it. */
const LAYOUTS = {
  wide: { width: 1280, colorScheme: 'light', rules: 'all' },
  narrow: { width: 360, colorScheme: 'dark', rules: 'layout' },
} as const satisfies Record<string, Layout>;

const expectNoViolations = async (page: Page, layout: keyof typeof LAYOUTS): Promise<void> => {
  const { width, colorScheme, rules } = LAYOUTS[layout];
  await showWhole(page, width);
  await page.emulateMedia({ colorScheme });
  expect(await seriousViolations(page, rules), `${width} px, ${colorScheme}`).toEqual([]);
};

const expectNoViolationsInForcedColours = async (page: Page): Promise<void> => {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await seriousViolations(page, 'colours'), 'forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
};

test.describe('what is new', () => {
  test.use({ isNewVisitor: true });

  test('never scrolls sideways and has no serious fault that axe sees', async ({ page }) => {
    await page.goto(LOGIN);
    await expect(frame(page).news.dialog).toBeVisible();
    await expectToFit(page, 'state');
    await expectNoViolations(page, 'wide');
    await expectNoViolations(page, 'narrow');
  });
});

const LOOKS = {
  wide: {
    title: 'asks for what it needs, fits, has no serious fault and can be walked with the keyboard',
    look: async (page: Page, screen: Screen) => {
      await expectNoViolations(page, 'wide');
      await expectWalk(page, screen, 'wide');
      await expectToFit(page, 'page');
    },
  },
  narrow: {
    title: 'can be walked when narrow, and has no serious fault in other colours',
    look: async (page: Page, screen: Screen) => {
      await expectWalk(page, screen, 'narrow');
      await frame(page).cookieBar.deny.press('Enter');
      await expectNoViolations(page, 'narrow');
      await expectNoViolationsInForcedColours(page);
    },
  },
};

/** A page of the build is visited once for everything, another with every change and once more. */
const visitsOf = ({ ofBuild }: Screen) =>
  ofBuild === true
    ? [{ looks: [LOOKS.wide, LOOKS.narrow], tag: ' @rest' }]
    : [
        { looks: [LOOKS.wide], tag: '' },
        { looks: [LOOKS.narrow], tag: ' @rest' },
      ];

for (const screen of PAGES) {
  test.describe(screen.name, () => {
    test.use({ expectedErrors: screen.expectedErrors ?? [] });

    for (const { looks, tag } of visitsOf(screen)) {
      test(`${looks.map(({ title }) => title).join('; ')}${tag}`, async ({
        context,
        page,
        fullProject,
        demoSession,
      }) => {
        if (screen.anonymous !== true) await returnLoggedIn(context, demoSession.cookies);
        const calls = callsOf(page);
        await openScreen(page, screen, fullProject);
        const title = screen.title?.(fullProject.projectGegevens.projectNaam ?? '');
        if (title !== undefined) expect(await page.title()).toBe(title);
        for (const { look } of looks) await look(page, screen);
        expectNeeded(calls, screen);
      });
    }
  });
}

for (const screen of STATES) {
  test.describe(screen.name, () => {
    test.use({ expectedErrors: screen.expectedErrors ?? [] });

    test('fits and has no serious fault in any colours @rest', async ({
      context,
      page,
      fullProject,
      demoSession,
    }) => {
      if (screen.anonymous !== true) await context.addCookies(demoSession.cookies);
      await openScreen(page, screen, fullProject);
      await expectNoViolations(page, 'wide');
      await expectToFit(page, 'state');
      await expectNoViolations(page, 'narrow');
      await expectNoViolationsInForcedColours(page);
    });
  });
}
