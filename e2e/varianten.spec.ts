import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { assembledSite, filesOf } from './fixtures/assembledSite.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import {
  ACCOUNT,
  beherenPath,
  bouwlijstPath,
  LOGIN,
  projectDetailsPath,
  projectPath,
  spouwankersituatiePath,
  standaardenPath,
} from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { traffic } from './fixtures/traffic.ts';
import { changeRelease } from './fixtures/siteDocument.ts';
import { frame } from './pages/frame.ts';
import { spouwankersituatiePage } from './pages/spouwankersituatiePage.ts';

const LOGOUT = '/account/uitloggen';

/** Gives the page the document of another variant; all its files are those of the site under test. */
const serveVariant = async (page: Page, site: string): Promise<void> => {
  const body = readFileSync(join(site, 'index.html'), 'utf8');
  await page.route(
    () => true,
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      return route.fulfill({ response: await route.fetch(), body });
    },
  );
};

/** What every release has of its own; the log of the site says when it was switched to. */
const isOfRelease = (name: string): boolean =>
  /^(?:index\.html|release\.json|releases\/.*|\.switches\.ndjson)(?:\.br|\.gz)?$/.test(name);

test('another variant is the same files: only the document and the record of the release differ', (// oxlint-disable-next-line no-empty-pattern -- Playwright reads in it that nothing is needed
{}, testInfo) => {
  const main = filesOf(assembledSite('main', testInfo.outputDir));
  const compact = filesOf(assembledSite('compact', testInfo.outputDir));
  const embedded = filesOf(assembledSite('embedded', testInfo.outputDir));

  const differing = (other: Map<string, string>): string[] =>
    [...other].flatMap(([name, hash]) => (main.get(name) === hash ? [] : [name])).toSorted();

  for (const other of [compact, embedded]) {
    expect(differing(other)).toEqual([...other.keys()].filter(isOfRelease).toSorted());
    expect([...other.keys()].filter((name) => name.endsWith('.js')).length).toBeGreaterThan(10);
  }
  const ofCompact = [...main.keys()].filter(
    (name) =>
      !isOfRelease(name) &&
      !/^remotes\/(?:spouwankersituatie|handleiding|bouwmodel|bouwplaats)\//.test(name),
  );
  expect([...compact.keys()].filter((name) => !isOfRelease(name)).toSorted()).toEqual(
    ofCompact.toSorted(),
  );
});

test.describe('compact', () => {
  let site = '';
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads in it that nothing is needed
  test.beforeAll(({}, testInfo) => {
    site = assembledSite(
      'compact',
      join(testInfo.project.outputDir, `site-${testInfo.workerIndex}`),
    );
  });
  test.beforeEach(async ({ page }) => {
    await serveVariant(page, site);
  });

  test('neither shows nor reaches the spouwankersituatie', async ({ demoPage: page, project }) => {
    const files = await traffic(page);
    const { projectMenu, menuItem } = frame(page);
    await page.goto(projectPath(project.id));
    await projectMenu.click();
    await expect(menuItem('Gevelvulling toevoegen')).toBeVisible();
    await expect(menuItem('Spouwankersituatie toevoegen')).toBeAbsent({
      beside: menuItem('Gevelvulling toevoegen'),
    });

    const path = spouwankersituatiePath(project.id, 'nieuw/situatie');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(path);
    expect(files.filter((file) => file.path.startsWith('/remotes/spouwankersituatie/'))).toEqual(
      [],
    );
  });

  test('neither shows nor reaches the registration @rest', async ({ page }) => {
    await page.goto(LOGIN);
    await expect(page.getByRole('heading', { name: 'Inloggen', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /account aanmaken/i })).toBeAbsent({
      beside: page.getByRole('heading', { name: 'Inloggen', level: 1 }),
    });

    await page.goto('/account/aanmaken');
    await expect(
      page.getByRole('heading', { name: /^(?:Inloggen|Page not found)$/, level: 1 }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /aanmaken|registreren/i })).toBeAbsent({
      beside: page.getByRole('heading', { level: 1 }),
    });
  });
});

test.describe('without the remotes that a variant may leave out', () => {
  const ABSENT = ['kozijnstaat', 'bouwmodel', 'inzage', 'bouwplaats', 'bedrijf'];

  test.beforeEach(async ({ page }) => {
    await changeRelease(page, ({ remotes, variant }) => {
      for (const id of ABSENT) {
        delete remotes[id];
        delete variant.remotes[id];
      }
    });
  });

  test('no menu and no link leads to what is not there @rest', async ({
    demoPage: page,
    project,
    fullProject,
  }) => {
    test.slow();
    const { projectMenu, userMenu, mainMenu, menuItem, menuItems } = frame(page);
    const actions = page.getByRole('button', { name: 'Acties voor het project' });
    await page.goto(projectPath(fullProject.id));
    const links = new Set<string>();
    const keepLinks = async (elements: Locator): Promise<void> => {
      const found = await elements.evaluateAll((all) =>
        all.flatMap((element) => {
          const { origin, pathname } = new URL(element.getAttribute('href') ?? '', location.href);
          return origin === location.origin ? [pathname] : [];
        }),
      );
      for (const link of found) links.add(link);
    };
    for (const [menu, seen] of [
      [projectMenu, 'Project beheren'],
      [userMenu, 'Uitloggen'],
      [mainMenu, 'Alle projecten'],
      [actions, 'Geschiedenis'],
    ] as const) {
      await menu.click();
      await expect(menuItem(seen)).toBeVisible();
      await keepLinks(menuItems);
      await page.keyboard.press('Escape');
    }
    expect(links).toContain(standaardenPath(fullProject.id));

    const pages = [
      '/',
      projectPath(project.id),
      projectPath(fullProject.id),
      beherenPath(fullProject.id),
      standaardenPath(fullProject.id),
      bouwlijstPath(fullProject.id),
      ACCOUNT,
    ];
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await keepLinks(page.getByRole('link'));
    }
    expect(links.size).toBeGreaterThan(8);
    // One of the projects of the list stands for all of them.
    const others = /^\/project\/(\d+)/;
    const own = [project.id, fullProject.id].map(String);
    links.delete(LOGOUT);
    const visited = [...links].filter((link) =>
      own.includes(others.exec(link)?.[1] ?? own[0] ?? ''),
    );
    for (const link of visited) {
      await page.goto(link);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await expect(heading, link).not.toHaveText('Page not found');
    }
    await page.goto(`${projectPath(project.id)}/kozijnstaat`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
});

test.describe('main', () => {
  test('the spouwankersituatie is reached by the menu and kept as a concept', async ({
    demoPage: page,
    project,
  }) => {
    const { projectMenu, menuItem } = frame(page);
    const { heading, merk, wandbreedte, wandhoogte, next, previous, step, earlier } =
      spouwankersituatiePage(page);
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') saves.push(request.url());
    });
    await page.goto(projectPath(project.id));
    await projectMenu.click();
    await menuItem('Spouwankersituatie toevoegen').click();

    await expect(heading('Situatie')).toBeVisible();
    await expect(page).toHaveURL(spouwankersituatiePath(project.id, 'nieuw/situatie'));
    await expect(page).toHaveTitle(
      `Stap 1 van 4 – Situatie – ${project.projectGegevens.projectNaam}`,
    );
    await merk.fill('SW1');
    await wandbreedte.fill('5000');
    await wandhoogte.fill('599');
    await next.click();
    await expect(page.getByText('Getal moet groter of gelijk zijn aan 600.').first()).toBeVisible();

    await page.reload();
    await expect(wandhoogte).toHaveValue('599');
    await wandhoogte.fill('2600');
    await next.click();
    await expect(heading('Detaillering')).toBeVisible();
    await expect(page).toHaveTitle(
      `Stap 2 van 4 – Detaillering – ${project.projectGegevens.projectNaam}`,
    );
    await expect(page.getByText('Deze stap is nog niet beschikbaar.')).toBeVisible();
    await expect(page).toHaveURL(/\/spouwankersituatie\/[0-9a-f]{8}\/detaillering$/);

    await step('Advies').click();
    await expect(heading('Advies')).toBeFocused();
    await page.goBack();
    await expect(heading('Detaillering')).toBeFocused();
    await page.goForward();
    await expect(heading('Advies')).toBeFocused();
    await page.reload();
    await expect(page.getByText('Deze stap is nog niet beschikbaar.')).toBeVisible();
    await previous.click();
    await expect(heading('Productkeuze')).toBeVisible();
    await step('Situatie').click();
    await expect(merk).toHaveValue('SW1');
    await expect(wandbreedte).toHaveValue('5000');

    await page.goto(spouwankersituatiePath(project.id, 'nieuw'));
    await expect(wandbreedte).toHaveValue('');
    await earlier.getByRole('link', { name: 'Spouwankersituatie SW1' }).click();
    await expect(wandhoogte).toHaveValue('2600');
    expect(saves).toEqual([]);
  });

  test('a new spouwankersituatie begins at its first step, whatever the address asks @rest', async ({
    demoPage: page,
    project,
  }) => {
    await page.goto(spouwankersituatiePath(project.id, 'nieuw/advies'));
    await expect(page).toHaveURL(spouwankersituatiePath(project.id, 'nieuw/situatie'));
  });

  test('a project that is not ready asks to be completed before one is added @rest', async ({
    demoPage: page,
    api,
  }) => {
    const incomplete = await api.createProject(
      buildProjectGegevens({ projectNaam: `Leeg ${crypto.randomUUID()}`, windgebied: null }),
    );
    await page.goto(spouwankersituatiePath(incomplete.id, 'nieuw'));
    await frame(page)
      .question('Projectgegevens incompleet')
      .getByRole('button', { name: 'Aanvullen' })
      .click();
    await expect(page).toHaveURL(projectDetailsPath(incomplete.id));
  });

  test('a spouwankersituatie that is not there sends the user to the project @rest', async ({
    demoPage: page,
    project,
  }) => {
    await page.goto(spouwankersituatiePath(project.id, 'ffffffff/situatie'));
    await expect(page).toHaveURL(projectPath(project.id));
    await expect(frame(page).toast('Spouwankersituatie niet gevonden.')).toHaveCount(1);
  });
});
