import type { Page, Route } from '@playwright/test';

import { DEMO_ACCOUNT } from './fixtures/api.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import {
  gevelvullingPath,
  IDS,
  LOGIN,
  projectPath,
  REKENMODEL,
  stepPath,
} from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { loginPage } from './pages/loginPage.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { projectPage } from './pages/projectPage.ts';
import { wizard } from './pages/wizard.ts';

const submitLogin = async (page: Page): Promise<void> => {
  const login = loginPage(page);
  await login.name.fill(DEMO_ACCOUNT.name);
  await login.password.fill(DEMO_ACCOUNT.pass);
  await login.submit.click();
};

test.describe('an anonymous visitor', () => {
  test('comes back after the login to the page that was asked for', async ({
    page,
    fullProject,
  }) => {
    const path = `${projectPath(fullProject.id)}?van=mail#gevelvullingen`;
    await page.goto(path);
    await expect(loginPage(page).heading).toBeVisible();
    const login = `${LOGIN}?bestemming=${encodeURIComponent(path)}`;
    await expect(page).toHaveURL(login);
    const { logo, mainMenu, menuItem } = frame(page);
    await logo.click();
    await mainMenu.click();
    await menuItem('Inloggen').click();
    await expect(page).toHaveURL(login);

    await submitLogin(page);

    await expect(page).toHaveURL(path);
    const { projectNaam } = fullProject.projectGegevens;
    await expect(projectPage(page).heading(projectNaam ?? '')).toBeVisible();
  });

  test('never comes back to the login page with the back button @rest', async ({ page }) => {
    await page.goto('/geen-toegang');
    await page.goto(LOGIN);
    await submitLogin(page);
    await expect(projectListPage(page).heading).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL('/geen-toegang');
  });

  test('who wanted to log out is not logged out by the login', async ({ page }) => {
    await page.goto('/account/uitloggen');
    await submitLogin(page);

    await expect(projectListPage(page).heading).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a logged-in user', () => {
  test('goes from the login page to the projects', async ({ demoPage }) => {
    await demoPage.goto(LOGIN);

    await expect(projectListPage(demoPage).heading).toBeVisible();
    await expect(demoPage).toHaveURL('/');
  });

  test('logs out to the login page, and the projects are closed', async ({ page }) => {
    const { userMenu, menuItem } = frame(page);
    await page.goto(LOGIN);
    await submitLogin(page);
    // The login page stays until the list is there: the title alone would not tell that it came back.
    await expect(projectListPage(page).heading).toBeVisible();
    await userMenu.click();
    await menuItem('Uitloggen').click();
    await expect(loginPage(page).heading).toBeVisible();

    await page.goto('/');
    await expect(loginPage(page).heading).toBeVisible();
  });

  test('logs out before the list is there, and is told nothing of it @rest', async ({ page }) => {
    const { userMenu, menuItem } = frame(page);
    await page.goto(LOGIN);
    const lists: Route[] = [];
    await page.route(/user\/projects/, (route) => void lists.push(route));
    await submitLogin(page);
    await userMenu.click();
    const logout = page.waitForResponse(/user\/logout/);
    await menuItem('Uitloggen').click();
    await logout;
    const refused = page.waitForResponse(/user\/projects/);
    await expect.poll(() => lists.length).toBeGreaterThan(0);
    await Promise.all(lists.map(async (route) => route.continue()));
    expect((await refused).status()).toBe(403);
    await expect(userMenu).toBeAbsent({ beside: loginPage(page).password });
    await expect(loginPage(page).password).toHaveValue('');
    await expect(loginPage(page).error).toBeAbsent({ beside: loginPage(page).password });
  });

  test('is told that a project does not exist, and stays told @rest', async ({ demoPage }) => {
    await demoPage.clock.install();
    await demoPage.goto('/project/999999');

    await expect(demoPage).toHaveURL('/');
    await expect(projectListPage(demoPage).heading).toBeVisible();
    const toast = frame(demoPage).toast('Project niet gevonden.');
    await expect(toast).toBeVisible();
    await demoPage.clock.fastForward(60_000);
    await expect(toast).toBeVisible();
  });
});

test.describe('a path that is no page', () => {
  test('says ‘Page not found’ and which path', async ({ demoPage }) => {
    for (const path of ['/bestaat/niet', '/foo.bar', '/%', '/%zz']) {
      const answer = await demoPage.goto(path);
      expect(answer?.status(), path).toBe(404);

      await expect(
        demoPage.getByRole('heading', { name: 'Page not found', exact: true }),
        path,
      ).toBeVisible();
      await expect(demoPage.getByRole('main')).toContainText(path);
    }
  });

  test('that names no project is not found @rest', async ({ demoPage }) => {
    for (const path of ['/project/abc', '/project/0', '/project/1e3/details', '/project/1.5']) {
      await demoPage.goto(path);

      await expect(
        demoPage.getByRole('heading', { name: 'Page Not Found', exact: true }),
        path,
      ).toBeVisible();
      await expect(demoPage).toHaveTitle('Page Not Found');
      await expect(demoPage.getByRole('main')).toContainText(path);
    }
  });

  test('but slashes alone are the list of projects @rest', async ({ demoPage, baseURL }) => {
    await demoPage.goto(`${baseURL}//`);

    await expect(projectListPage(demoPage).heading).toBeVisible();
    await expect(demoPage).toHaveURL('/');
  });
});

test('/geen-toegang leads on to the projects @rest', async ({ demoPage }) => {
  await demoPage.goto('/geen-toegang');
  await expect(demoPage.getByRole('heading', { name: 'Geen toegang' })).toBeVisible();

  await demoPage.getByRole('link', { name: 'Naar projecten' }).click();
  await expect(projectListPage(demoPage).heading).toBeVisible();
});

/** Where a visitor comes from: another page, which the browser keeps in the history of the tab. */
const elsewhere = async (page: Page): Promise<void> => {
  await page.goto(REKENMODEL);
  await expect(page.getByRole('heading', { name: 'Rekenmodel', level: 1 })).toBeVisible();
};

test.describe('the back button', () => {
  test('leaves a page whose address was spelled in another way @rest', async ({
    demoPage,
    project,
  }) => {
    await elsewhere(demoPage);
    await demoPage.goto(`/PROJECT/${project.id}/?Van=Mail#Wind`);
    await expect(demoPage).toHaveURL(`${projectPath(project.id)}?Van=Mail#Wind`);

    await demoPage.goBack();
    await expect(demoPage).toHaveURL(REKENMODEL);
  });

  test('leaves a gevelvulling that led on to its step @rest', async ({ demoPage, fullProject }) => {
    await elsewhere(demoPage);
    await demoPage.goto(gevelvullingPath(fullProject.id, IDS.kozijn));
    await expect(wizard(demoPage).heading('Advies')).toBeVisible();

    await demoPage.goBack();
    await expect(demoPage).toHaveURL(REKENMODEL);
  });

  test('leads from a gevelvulling to the project whose link was followed @rest', async ({
    demoPage,
    fullProject,
  }) => {
    await demoPage.goto(projectPath(fullProject.id));
    await projectPage(demoPage).gevelvulling('K01 Kozijn vloerrand met houten dorpel').click();
    await expect(wizard(demoPage).heading('Advies')).toBeVisible();

    await demoPage.goBack();
    await expect(demoPage).toHaveURL(projectPath(fullProject.id));
  });

  test('leaves a page that asked for a login first @rest', async ({ page, project }) => {
    await elsewhere(page);
    await page.goto(projectPath(project.id));
    await expect(loginPage(page).heading).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(REKENMODEL);

    await page.goForward();
    await submitLogin(page);
    await expect(page).toHaveURL(projectPath(project.id));
    await page.goBack();
    await expect(page).toHaveURL(REKENMODEL);
  });

  test('leaves the list that stands in for a project that does not exist @rest', async ({
    demoPage,
  }) => {
    await elsewhere(demoPage);
    await demoPage.goto('/project/999999');
    await expect(demoPage).toHaveURL('/');
    await expect(projectListPage(demoPage).heading).toBeVisible();

    await demoPage.goBack();
    await expect(demoPage).toHaveURL(REKENMODEL);
  });
});

test.describe('the wizard', () => {
  test('opens a new gevelvulling at the first step, whatever step was asked for', async ({
    demoPage,
    project,
  }) => {
    await demoPage.goto(
      stepPath({ projectId: project.id, gevelvullingId: 'nieuw', step: 'advies' }),
    );

    await expect(wizard(demoPage).heading('Gevelvulling en kader')).toBeVisible();
    await expect(demoPage).toHaveURL(
      stepPath({ projectId: project.id, gevelvullingId: 'nieuw', step: 'gevelvulling-en-kader' }),
    );
  });

  test('opens a gevelvulling without a step at its first incomplete one', async ({
    demoPage,
    api,
    fullProject,
  }) => {
    const [kozijn] = fullProject.gevelvullingen;
    const project = await api.createProject(
      fullProject.projectGegevens,
      kozijn === undefined ? [] : [{ ...kozijn, detailleringData: {} }],
    );
    const address = { projectId: project.id, gevelvullingId: IDS.kozijn };
    await demoPage.goto(gevelvullingPath(project.id, IDS.kozijn));
    await expect(demoPage).toHaveURL(stepPath({ ...address, step: 'detaillering' }));

    await demoPage.goto(stepPath({ ...address, step: 'advies' }));
    await expect(wizard(demoPage).heading('Detaillering')).toBeVisible();
    await expect(demoPage).toHaveURL(stepPath({ ...address, step: 'detaillering' }));
  });

  test('opens a complete gevelvulling at its advice, and any earlier step by its address @rest', async ({
    demoPage,
    fullProject,
  }) => {
    const address = { projectId: fullProject.id, gevelvullingId: IDS.kozijn };
    await demoPage.goto(gevelvullingPath(fullProject.id, IDS.kozijn));
    await expect(wizard(demoPage).heading('Advies')).toBeVisible();
    await expect(demoPage).toHaveURL(stepPath({ ...address, step: 'advies' }));

    await demoPage.goto(stepPath({ ...address, step: 'gevelvulling-en-kader' }));
    await expect(wizard(demoPage).heading('Gevelvulling en kader')).toBeVisible();
  });

  test('has the focus at the heading of the step, also after the back button', async ({
    demoPage,
    fullProject,
  }) => {
    const { heading, stepLink } = wizard(demoPage);
    const address = { projectId: fullProject.id, gevelvullingId: IDS.kozijn };
    await demoPage.goto(stepPath({ ...address, step: 'gevelvulling-en-kader' }));
    await stepLink('Detaillering').click();
    await expect(heading('Detaillering')).toBeFocused();

    await demoPage.goBack();
    await expect(heading('Gevelvulling en kader')).toBeFocused();
    await demoPage.goForward();
    await expect(heading('Detaillering')).toBeFocused();
  });

  test('names the step, its number and the project in the title of the tab @rest', async ({
    demoPage,
    fullProject,
  }) => {
    await demoPage.goto(
      stepPath({ projectId: fullProject.id, gevelvullingId: IDS.kozijn, step: 'detaillering' }),
    );

    await expect(demoPage).toHaveTitle(
      `Stap 2 van 4 – Detaillering – ${fullProject.projectGegevens.projectNaam}`,
    );
  });
});

test.describe('a project with incomplete data', () => {
  const INCOMPLETE = 'Projectgegevens incompleet';

  test('asks to be completed before a gevelvulling is added', async ({ demoPage, api }, {
    title,
  }) => {
    const { id } = await api.createProject(
      buildProjectGegevens({ projectNaam: title, windgebied: null }),
    );
    await demoPage.goto(gevelvullingPath(id, 'nieuw'));
    const { question } = frame(demoPage);
    await question(INCOMPLETE).getByRole('button', { name: 'Aanvullen' }).click();

    await expect(demoPage).toHaveURL(`/project/${id}/details`);
    await expect(question(INCOMPLETE)).toBeAbsent({
      beside: demoPage.getByRole('heading', { name: 'Project bewerken', level: 1 }),
    });
  });

  test('is shown when the user does not want to complete it @rest', async ({ demoPage, api }, {
    title,
  }) => {
    const { id } = await api.createProject(
      buildProjectGegevens({ projectNaam: title, typeBouw: null }),
    );
    await demoPage.goto(gevelvullingPath(id, 'nieuw'));
    const { question } = frame(demoPage);
    await question(INCOMPLETE).getByRole('button', { name: 'Annuleren' }).click();

    await expect(demoPage).toHaveURL(projectPath(id));
    await expect(projectPage(demoPage).heading(title)).toBeVisible();
  });
});

test.describe('where the page scrolls smoothly', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a chapter of the rekenmodel has an address of its own, also for who has no account @rest', async ({
    page,
  }) => {
    const chapter = page.getByRole('heading', { name: '4. Berekening' });
    await page.goto(REKENMODEL);
    await expect(chapter).not.toBeInViewport();
    await page.getByRole('link', { name: '4. Berekening' }).click();
    await expect(chapter).toBeInViewport();

    const chapterAddress = page.url();
    await page.goto('about:blank');
    await page.goto(chapterAddress);
    await expect(chapter).toBeInViewport();

    await page.goto('about:blank');
    await page.goto(`${REKENMODEL}#%`);
    await expect(page.getByRole('heading', { name: 'Rekenmodel', level: 1 })).toBeInViewport();
  });
});

test.describe('an address that is no page', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const address of [
    '/account//inloggen',
    '/account/inloggen//',
    '/project/4//details',
    '/%00',
    `/${'a'.repeat(3000)}`,
  ]) {
    test(`${address.slice(0, 30)} gives a person the product, and no JSON`, async ({ request }) => {
      const answer = await request.get(address, { headers: { Accept: 'text/html' } });
      expect(answer.headers()['content-type']).toContain('text/html');
      expect(await answer.text()).toContain('adviestool-release');
    });
  }

  test('is named as its user would write it @rest', async ({ demoPage: page }) => {
    await page.goto('/日本');
    await expect(page.getByRole('main')).toContainText('/日本');
  });
});
