import { gevelvullingPath, IDS, projectPath } from './fixtures/paths.ts';
import { countDocuments, remotePanel } from './fixtures/remotePanel.ts';
import { expect, test } from './fixtures/test.ts';
import { editPage } from './pages/accountPages.ts';
import { frame } from './pages/frame.ts';
import { loginPage } from './pages/loginPage.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { projectPage } from './pages/projectPage.ts';
import { spouwankersituatiePage } from './pages/spouwankersituatiePage.ts';
import { wizard } from './pages/wizard.ts';

const filesOf = (remote: string): string => `**/remotes/${remote}/**`;

test('while a remote is away the others keep working, and it comes back without a reload', async ({
  demoPage: page,
  fullProject,
}) => {
  const { panel, tryAgain } = remotePanel(page, 'gevelvulling');
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
  await expect(panel).toBeAbsent({ beside: wizard(page).heading('Advies') });
  await expect(tryAgain).toBeAbsent({ beside: wizard(page).heading('Advies') });
  expect(documents()).toBe(1);
});

test('without the projects remote the wizard still opens by its address @rest', async ({
  demoPage: page,
  fullProject,
}) => {
  const { panel, tryAgain } = remotePanel(page, 'projects');
  await page.route(filesOf('projects'), (route) => route.abort('connectionfailed'));
  await page.goto(gevelvullingPath(fullProject.id, IDS.kozijn));
  await expect(wizard(page).heading('Advies')).toBeVisible();

  await frame(page).logo.click();
  await expect(panel).toBeVisible();
  await page.unroute(filesOf('projects'));
  await tryAgain.click();
  await expect(projectListPage(page).heading).toBeVisible();
});

test('without the account remote a visitor gets its panel, and the login once it is back @rest', async ({
  page,
}) => {
  const { panel, tryAgain } = remotePanel(page, 'account');
  await page.route(filesOf('account'), (route) => route.abort('connectionfailed'));
  await page.goto('/');
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/\/account\/inloggen/);

  await page.unroute(filesOf('account'));
  await tryAgain.click();
  await expect(loginPage(page).heading).toBeVisible();
});

test('without the account remote a logged-in user notices nothing @rest', async ({
  demoPage: page,
  fullProject,
}) => {
  await page.route(filesOf('account'), (route) => route.abort('connectionfailed'));
  await page.goto('/');
  await expect(projectListPage(page).heading).toBeVisible();
  await page.goto(gevelvullingPath(fullProject.id, IDS.kozijn));
  await expect(wizard(page).heading('Advies')).toBeVisible();
});

/** Of each module that the host provides, which nobody else does: the remotes that have taken it. */
const TAKEN = `Object.fromEntries(
  [...adviestoolRuntime.shared].map(([name, { takenBy }]) => [name, [...takenBy]]),
)`;

/** What must exist once on a page, and the remotes that the test opens and that work with it. */
const EXISTS_ONCE = {
  react: ['projects', 'gevelvulling', 'spouwankersituatie', 'account'],
  'react/jsx-runtime': ['projects', 'gevelvulling', 'spouwankersituatie', 'account'],
  'react-dom': ['projects'],
  'react-router': ['projects', 'gevelvulling', 'spouwankersituatie', 'account'],
  zod: ['gevelvulling', 'spouwankersituatie', 'account'],
  '@adviestool/state/activeProject': ['projects', 'gevelvulling'],
  '@adviestool/state/session': ['gevelvulling', 'spouwankersituatie', 'account'],
};

test('react, the router and the stores exist once on a page, whatever remotes it has opened @rest', async ({
  demoPage: page,
  fullProject,
}) => {
  const { userMenu, projectMenu, menuItem } = frame(page);
  const documents = countDocuments(page);
  await page.goto(projectPath(fullProject.id));
  await projectPage(page).gevelvulling('K01 Kozijn vloerrand met houten dorpel').click();
  await expect(wizard(page).heading('Advies')).toBeVisible();
  await projectMenu.click();
  await menuItem('Spouwankersituatie toevoegen').click();
  await expect(spouwankersituatiePage(page).heading('Situatie')).toBeVisible();
  await userMenu.click();
  await menuItem('Account beheren').click();
  await expect(editPage(page).heading).toBeVisible();
  expect(documents()).toBe(1);

  const taken: unknown = await page.evaluate(TAKEN);
  expect(taken).toMatchObject(
    Object.fromEntries(
      Object.entries(EXISTS_ONCE).map(([name, remotes]) => [
        name,
        expect.arrayContaining(remotes.map((id) => `adviestool_${id}`)),
      ]),
    ),
  );
});
