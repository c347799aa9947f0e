import type { Project } from '@adviestool/contract/project';
import type { Release } from '@adviestool/contract/release';
import type { Page } from '@playwright/test';

import { createAccount, logInSilently } from './fixtures/accounts.ts';
import { createApi } from './fixtures/api.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from './fixtures/gevelvullingen.ts';
import {
  ACCOUNT,
  bouwlijstPath,
  IDS,
  projectDetailsPath,
  projectPath,
  stepPath,
} from './fixtures/paths.ts';
import { fetchRelease } from './fixtures/siteDocument.ts';
import { differences, stylesOf } from './fixtures/styles.ts';
import { expect, test } from './fixtures/test.ts';
import { untilQuiet } from './fixtures/untilQuiet.ts';
import { frame } from './pages/frame.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { wizard } from './pages/wizard.ts';

/*
 * Each page brings a stylesheet with its own copy of the components that it uses, and no sheet goes
 * away again: what a component looks like must not depend on the pages that were open before.
 */

const NAAM = 'Woningen Lindekwartier';

/** Compares the page with the same one in a tab where no other was open before. */
const expectAsFresh = async (page: Page, name: RegExp | string): Promise<void> => {
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await untilQuiet(page);
  const fresh = await page.context().newPage();
  await fresh.goto(page.url());
  await expect(fresh.getByRole('heading', { name, level: 1 })).toBeVisible();
  await untilQuiet(fresh);
  expect(differences(await stylesOf(fresh), await stylesOf(page)), page.url()).toEqual([]);
  await fresh.close();
};

test('a page that is walked to looks as one that is opened @rest', async ({ page }) => {
  // An account of its own: no other test changes its list.
  const account = await createAccount(page.request);
  await logInSilently(page.request, account);
  await createApi(page.request).createProject(
    buildProjectGegevens({ projectNaam: NAAM }),
    Object.values(gevelvullingen),
  );
  const list = projectListPage(page);
  const main = page.getByRole('main');

  await page.goto('/');
  await list.project(NAAM).click();
  await expectAsFresh(page, NAAM);
  await page.goBack();
  await expectAsFresh(page, /^Projecten/);

  await list.newProject.click();
  await expectAsFresh(page, 'Nieuw project');
  await main.getByRole('link', { name: 'Annuleren' }).click();
  await expectAsFresh(page, /^Projecten/);

  await page.getByRole('banner').getByRole('button', { name: account.name }).click();
  await frame(page).menuItem('Account beheren').click();
  await expectAsFresh(page, 'Account beheren');
  await frame(page).logo.click();
  await expectAsFresh(page, /^Projecten/);

  await list.project(NAAM).click();
  await main.getByRole('link', { name: 'Bouwlijst' }).click();
  await expectAsFresh(page, 'Bouwlijst');
  await frame(page).back.click();
  await expectAsFresh(page, NAAM);

  await main.getByRole('link', { name: /^K01/ }).click();
  await expectAsFresh(page, 'Advies');
  for (const step of ['Productkeuze', 'Detaillering', 'Gevelvulling en kader', 'Advies'] as const) {
    await wizard(page).stepLink(step).click();
    await expectAsFresh(page, step);
  }
});

/** The page as it is, and where its stylesheets are. */
const PAGES = [
  ['projects', () => '/', /^Projecten/],
  ['projects', ({ id }: Project) => projectPath(id), /./],
  ['projects', ({ id }: Project) => projectDetailsPath(id), 'Project bewerken'],
  ['projects', ({ id }: Project) => bouwlijstPath(id), 'Bouwlijst'],
  ['account', () => ACCOUNT, 'Account beheren'],
  ...(
    [
      ['gevelvulling-en-kader', 'Gevelvulling en kader'],
      ['detaillering', 'Detaillering'],
      ['productkeuze', 'Productkeuze'],
      ['advies', 'Advies'],
    ] as const
  ).map(
    ([step, heading]) =>
      [
        'gevelvulling',
        ({ id: projectId }: Project) => stepPath({ projectId, gevelvullingId: IDS.kozijn, step }),
        heading,
      ] as const,
  ),
] as const;

/** Addresses of the stylesheets of a remote. */
const sheetsOf = ({ remotes }: Release, id: string): string[] => {
  const { base = '', integrity = {} } = remotes[id] ?? {};
  return Object.keys(integrity)
    .filter((name) => name.endsWith('.css'))
    .map((name) => base + name);
};

test('a page looks the same whichever stylesheet of its remote came last @rest', async ({
  demoPage: page,
  fullProject,
  request,
}) => {
  test.slow();
  const release = await fetchRelease(request);
  for (const [remote, path, heading] of PAGES) {
    await page.goto(path(fullProject));
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await untilQuiet(page);
    const fresh = await stylesOf(page);
    const sheets = sheetsOf(release, remote);
    expect(sheets.length).toBeGreaterThan(1);
    for (const sheet of sheets) {
      await page.addStyleTag({ url: sheet });
      expect(differences(fresh, await stylesOf(page)), `${page.url()}: ${sheet}`).toEqual([]);
    }
  }
});
