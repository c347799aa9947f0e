import { gevelvullingPath, IDS, projectPath } from './fixtures/paths.ts';
import { countDocuments, remotePanel } from './fixtures/remotePanel.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { loginPage } from './pages/loginPage.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { projectPage } from './pages/projectPage.ts';
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
  await expect(panel).toBeHidden();
  await expect(tryAgain).toBeHidden();
  expect(documents()).toBe(1);
});

test('without the projects remote the wizard still opens by its address', async ({
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

test('without the account remote a visitor gets its panel, and the login once it is back', async ({
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

/** For each instance of the federation on the page: whether these modules are the host's own, and the only ones. */
const SHARED_MODULES = `(async () => {
  const names = ['react', 'react-dom', 'react-router', '@adviestool/state/session'];
  const instances = __FEDERATION__.__INSTANCES__;
  const ofHost = (name) => Object.values(instances[0].shareScopeMap.default[name]);
  const customShareInfo = { shareConfig: { singleton: true, requiredVersion: false } };
  const isOfHost = async (instance, name) => {
    const [provided, ...others] = ofHost(name);
    const give = await instance.loadShare(name, { customShareInfo });
    return others.length === 0 && give() === provided.lib();
  };
  return Promise.all(instances.map(async (instance) => [
    instance.name,
    await Promise.all(names.map((name) => isOfHost(instance, name))),
  ]));
})()`;

test('react, the router and the session are the same objects in the host and in a remote', async ({
  demoPage: page,
}) => {
  await page.goto('/');
  await expect(projectListPage(page).heading).toBeVisible();
  const shared: unknown = await page.evaluate(SHARED_MODULES);
  expect(shared).toEqual([
    ['adviestool_shell', [true, true, true, true]],
    ['adviestool_projects', [true, true, true, true]],
  ]);
});
