import type { Page } from '@playwright/test';

import { gevelvullingPath, IDS, LOGIN, projectPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { traffic } from './fixtures/traffic.ts';
import { frame } from './pages/frame.ts';
import { loginPage } from './pages/loginPage.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { projectPage } from './pages/projectPage.ts';
import { wizard } from './pages/wizard.ts';

/** Bytes of JavaScript that a first route may cost. */
const FIRST_ROUTE_BUDGET = 200_000;

const filesOf = (remote: string): string => `**/remotes/${remote}/**`;

const panelOf = (page: Page, remote: string) => {
  const panel = page.getByRole('alert').filter({ hasText: `Onderdeel ${remote}, versie` });
  return { panel, tryAgain: panel.getByRole('button', { name: 'Opnieuw proberen' }) };
};

/** Counts the documents that the page loads from now on. */
const countDocuments = (page: Page): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
};

test('while a remote is away the others keep working, and it comes back without a reload', async ({
  demoPage: page,
  fullProject,
}) => {
  const { panel, tryAgain } = panelOf(page, 'gevelvulling');
  const { projectNaam } = fullProject.projectGegevens;
  await page.route(filesOf('gevelvulling'), (route) => route.abort('connectionfailed'));
  await page.goto(projectPath(fullProject.id));
  const documents = countDocuments(page);
  await projectPage(page).gevelvulling('K01 Kozijn vloerrand met houten dorpel').click();

  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(gevelvullingPath(fullProject.id, IDS.kozijn));
  expect(documents()).toBe(1);
  await frame(page).userMenu.click();
  await expect(frame(page).menuItem('Uitloggen')).toBeVisible();
  await page.keyboard.press('Escape');
  await frame(page).logo.click();
  await expect(projectListPage(page).heading).toBeVisible();
  await projectListPage(page)
    .project(projectNaam ?? '')
    .click();
  await page.unroute(filesOf('gevelvulling'));
  await projectPage(page).gevelvulling('K01 Kozijn vloerrand met houten dorpel').click();
  await expect(wizard(page).heading('Advies')).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(tryAgain).toBeHidden();
  expect(documents()).toBe(1);
});

test('without the projects remote the wizard still opens by its address', async ({
  demoPage: page,
  fullProject,
}) => {
  const { panel, tryAgain } = panelOf(page, 'projects');
  await page.route(filesOf('projects'), (route) => route.abort('connectionfailed'));
  await page.goto(gevelvullingPath(fullProject.id, IDS.kozijn));
  await expect(wizard(page).heading('Advies')).toBeVisible();

  await frame(page).logo.click();
  await expect(panel).toBeVisible();
  await page.unroute(filesOf('projects'));
  await tryAgain.click();
  await expect(projectListPage(page).heading).toBeVisible();
});

test('without the account remote a visitor gets its panel, and the login once it is back', async ({
  page,
}) => {
  const { panel, tryAgain } = panelOf(page, 'account');
  await page.route(filesOf('account'), (route) => route.abort('connectionfailed'));
  await page.goto('/');
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/\/account\/inloggen/);

  await page.unroute(filesOf('account'));
  await tryAgain.click();
  await expect(loginPage(page).heading).toBeVisible();
});

test('without the account remote a logged-in user notices nothing', async ({
  demoPage: page,
  fullProject,
}) => {
  await page.route(filesOf('account'), (route) => route.abort('connectionfailed'));
  await page.goto('/');
  await expect(projectListPage(page).heading).toBeVisible();
  await page.goto(gevelvullingPath(fullProject.id, IDS.kozijn));
  await expect(wizard(page).heading('Advies')).toBeVisible();
});

for (const { name, path, others } of [
  { name: 'the list of projects', path: '/', others: ['account', 'gevelvulling'] },
  { name: 'the login page', path: LOGIN, others: ['projects', 'gevelvulling'] },
]) {
  test(`${name} costs at most 200 kB of JavaScript, and nothing of other remotes`, async ({
    context,
    page,
    demoSession,
  }, testInfo) => {
    if (path !== LOGIN) await context.addCookies(demoSession.cookies);
    const files = await traffic(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const shown = path === LOGIN ? loginPage(page).heading : projectListPage(page).heading;
    await expect(shown).toBeVisible();

    const scripts = files.filter(({ isScript }) => isScript);
    const bytes = scripts.reduce((sum, file) => sum + file.bytes, 0);
    const summary = `${name}: ${bytes} bytes of JavaScript in ${scripts.length} files`;
    testInfo.annotations.push({ type: 'first route', description: summary });
    process.stdout.write(`${summary}\n`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(FIRST_ROUTE_BUDGET);
    expect(scripts.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
    expect(
      files.filter((file) => others.some((id) => file.path.startsWith(`/remotes/${id}/`))),
    ).toEqual([]);
  });
}
