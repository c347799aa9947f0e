import type { Project } from '@adviestool/contract/project';
import type { Page } from '@playwright/test';

import { seriousViolations } from './fixtures/axe.ts';
import {
  ACCOUNT,
  FORGOT,
  gevelvullingPath,
  IDS,
  LOGIN,
  projectDetailsPath,
  projectPath,
  REGISTER,
  RESET,
  stepPath,
} from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { cancelDialog, editPage, registerPage } from './pages/accountPages.ts';
import { adviesStep } from './pages/adviesStep.ts';
import { detailleringStep } from './pages/detailleringStep.ts';
import { frame } from './pages/frame.ts';
import { loginPage } from './pages/loginPage.ts';
import { wizard } from './pages/wizard.ts';

const WIDTHS = [320, 360, 800, 1400] as const;

interface Screen {
  name: string;
  path: (project: Project) => string;
  /** The heading that says that the page is there. */
  heading: RegExp;
  anonymous?: true;
  /** Brings the page into the state that is looked at. */
  act?: (page: Page) => Promise<void>;
}

const KOZIJN = { gevelvullingId: IDS.kozijn } as const;

const STATES: readonly Screen[] = [
  {
    name: 'the login with errors',
    path: () => LOGIN,
    heading: /^Inloggen$/,
    anonymous: true,
    act: async (page) => {
      await loginPage(page).submit.click();
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'a registration with errors',
    path: () => REGISTER,
    heading: /^Account aanmaken$/,
    anonymous: true,
    act: async (page) => {
      await registerPage(page).submit.click();
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'the end of an account',
    path: () => ACCOUNT,
    heading: /^Account beheren$/,
    act: async (page) => {
      await editPage(page).cancel.click();
      await expect(cancelDialog(page).dialog).toBeVisible();
    },
  },
  {
    name: 'a new gevelvulling with errors',
    path: ({ id }) => gevelvullingPath(id, 'nieuw'),
    heading: /^Gevelvulling en kader$/,
    act: async (page) => {
      await wizard(page).next.click();
      await expect(wizard(page).errors).toBeFocused();
    },
  },
  {
    name: 'restored input',
    path: ({ id }) => stepPath({ projectId: id, ...KOZIJN, step: 'detaillering' }),
    heading: /^Detaillering$/,
    act: async (page) => {
      await detailleringStep(page).stelruimte.fill('12');
      await page.reload();
      await expect(wizard(page).restored).toBeVisible();
    },
  },
  {
    name: 'the question before leaving',
    path: ({ id }) => stepPath({ projectId: id, ...KOZIJN, step: 'detaillering' }),
    heading: /^Detaillering$/,
    act: async (page) => {
      await detailleringStep(page).stelruimte.fill('12');
      await wizard(page).previous.click();
      await expect(wizard(page).question).toBeVisible();
    },
  },
  {
    name: 'an advice that does not hold',
    path: ({ id }) => stepPath({ projectId: id, ...KOZIJN, step: 'advies' }),
    heading: /^Advies$/,
    act: async (page) => {
      await adviesStep(page).gekozen('onderzijde').fill('2');
      await expect(adviesStep(page).verdict('De onderzijde voldoet niet')).toBeVisible();
    },
  },
  {
    name: 'an open menu',
    path: ({ id }) => projectPath(id),
    heading: /[0-9a-f]{8}$/,
    act: async (page) => {
      await frame(page).userMenu.click();
      await expect(frame(page).menuItem('Uitloggen')).toBeVisible();
    },
  },
  {
    name: 'the main menu',
    path: () => '/',
    heading: /^Projecten/,
    act: async (page) => {
      await frame(page).mainMenu.click();
      await expect(frame(page).menuItem('Versie-informatie')).toBeVisible();
    },
  },
  {
    name: 'the feedback dialog',
    path: () => LOGIN,
    heading: /^Inloggen$/,
    anonymous: true,
    act: async (page) => {
      await frame(page).feedback.click();
      await expect(frame(page).feedbackDialog).toBeVisible();
    },
  },
  {
    name: 'the cookie bar',
    path: ({ id }) => stepPath({ projectId: id, ...KOZIJN, step: 'detaillering' }),
    heading: /^Detaillering$/,
    act: async (page) => {
      await frame(page).cookieBar.askAgain.click();
      await expect(frame(page).cookieBar.region).toBeVisible();
    },
  },
  {
    name: 'a toast',
    path: ({ id }) => gevelvullingPath(id, 'ffffffff'),
    heading: /[0-9a-f]{8}$/,
    act: (page) => expect(frame(page).toast('Gevelvulling niet gevonden.')).toBeVisible(),
  },
];

const wizardScreens = (['kozijn', 'schuifpui', 'hsb'] as const).flatMap((type): Screen[] =>
  (
    [
      ['gevelvulling-en-kader', /^Gevelvulling en kader$/],
      ['detaillering', /^Detaillering$/],
      ['productkeuze', /^Productkeuze$/],
      ['advies', /^Advies$/],
    ] as const
  ).map(([step, heading]) => ({
    name: `${step} of a ${type}`,
    path: ({ id }) => stepPath({ projectId: id, gevelvullingId: IDS[type], step }),
    heading,
  })),
);

const SCREENS: readonly Screen[] = [
  { name: 'the login', path: () => LOGIN, heading: /^Inloggen$/, anonymous: true },
  {
    name: 'the forgotten password',
    path: () => FORGOT,
    heading: /^Wachtwoord vergeten$/,
    anonymous: true,
  },
  {
    name: 'a reset without its link',
    path: () => RESET,
    heading: /^Nieuw wachtwoord kiezen$/,
    anonymous: true,
  },
  { name: 'the account', path: () => ACCOUNT, heading: /^Account beheren$/ },
  { name: 'the list of projects', path: () => '/', heading: /^Projecten/ },
  { name: 'an empty list', path: () => '/?zoek=bestaat-niet', heading: /^Projecten/ },
  { name: 'a project', path: ({ id }) => projectPath(id), heading: /[0-9a-f]{8}$/ },
  { name: 'a new project', path: () => '/project/nieuw/details', heading: /^Nieuw project$/ },
  { name: 'the project form', path: ({ id }) => projectDetailsPath(id), heading: /bewerken$/ },
  {
    name: 'a new gevelvulling',
    path: ({ id }) =>
      stepPath({ projectId: id, gevelvullingId: 'nieuw', step: 'gevelvulling-en-kader' }),
    heading: /^Gevelvulling en kader$/,
  },
  ...wizardScreens,
  { name: 'an unknown page', path: () => '/bestaat/niet', heading: /^Page not found$/ },
  { name: 'no access', path: () => '/geen-toegang', heading: /^Geen toegang$/ },
  ...STATES,
];

const open = async (
  page: Page,
  { path, heading, act }: Screen,
  project: Project,
): Promise<void> => {
  await page.goto(path(project));
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await act?.(page);
};

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

for (const screen of SCREENS) {
  test.describe(screen.name, () => {
    test('never scrolls sideways', async ({ context, page, fullProject, demoSession }) => {
      if (screen.anonymous !== true) await context.addCookies(demoSession.cookies);
      await open(page, screen, fullProject);
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
      await open(page, screen, fullProject);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        if (width === 360) await unfold(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await seriousViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
        }
      }
    });
  });
}
