import type { Project } from '@adviestool/contract/project';
import type { Page } from '@playwright/test';

import { seriousViolations } from './fixtures/axe.ts';
import { IDS, LOGIN, projectDetailsPath, projectPath, stepPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';

const WIDTHS = [320, 360, 800, 1400] as const;

interface Screen {
  name: string;
  path: (project: Project) => string;
  /** The heading that says that the page is there. */
  heading: RegExp;
  anonymous?: true;
}

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
  { name: 'the list of projects', path: () => '/', heading: /^Projecten/ },
  { name: 'an empty list', path: () => '/?zoek=bestaat-niet', heading: /^Projecten/ },
  { name: 'a project', path: ({ id }) => projectPath(id), heading: /^a project/ },
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
];

const open = async (page: Page, { path, heading }: Screen, project: Project): Promise<void> => {
  await page.goto(path(project));
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
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

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has no serious fault that axe sees, in ${colorScheme}`, async ({
        context,
        page,
        fullProject,
        demoSession,
      }) => {
        if (screen.anonymous !== true) await context.addCookies(demoSession.cookies);
        await page.emulateMedia({ colorScheme });
        await open(page, screen, fullProject);
        expect(await seriousViolations(page)).toEqual([]);
        await page.setViewportSize({ width: 360, height: 800 });
        await unfold(page);
        expect(await seriousViolations(page)).toEqual([]);
      });
    }
  });
}
