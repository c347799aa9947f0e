import type { Page, Request } from '@playwright/test';

import { choose } from './fixtures/choose.ts';
import { focusOf } from './fixtures/focus.ts';
import {
  LOGIN,
  projectDetailsPath,
  projectPath,
  REGISTER,
  WHO_IS_THERE,
} from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { DEMO_ACCOUNT } from './fixtures/api.ts';
import { registerPage } from './pages/accountPages.ts';
import { frame } from './pages/frame.ts';
import { loginPage } from './pages/loginPage.ts';
import { projectForm } from './pages/projectForm.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { projectPage } from './pages/projectPage.ts';

const PROJECT = '**/api/v2/group/*/project/*';

const LIST = '**/api/v2/group/*/user/projects?*';

const isCreate = (request: Request): boolean =>
  request.method() === 'POST' && request.url().endsWith('/user/projects');

const connectionBar = (page: Page) => page.getByRole('status', { name: 'Verbinding' });

test('a login elsewhere in this browser is told here, and the page is loaded anew after 2 s', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(LOGIN);
  await page.route('**/user/login?*', (route) =>
    route.fulfill({
      status: 403,
      json: {
        message: 'This route can only be accessed by anonymous users.',
        code: 'anonymous_only',
      },
    }),
  );
  const login = loginPage(page);
  await login.name.fill(DEMO_ACCOUNT.name);
  await login.password.fill(DEMO_ACCOUNT.pass);
  await login.submit.click();

  await expect(
    frame(page).toast('U bent al ingelogd. De pagina wordt ververst over enkele seconden.'),
  ).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.clock.runFor(2000);
  await reloaded;
  await expect(login.name).toHaveValue('');
});

test('a page that cannot be fetched says what the server said, by what it is found there and whom to ask, and is tried again', async ({
  demoPage: page,
  project,
}) => {
  await page.route(PROJECT, async (route) => {
    const response = await route.fetch();
    const json = { message: 'De database is weg.', code: 'unexpected' };
    await route.fulfill({ response, status: 500, json });
  });
  const answered = page.waitForResponse(PROJECT);
  await page.goto(projectPath(project.id));
  const main = page.getByRole('main');
  const { 'x-request-id': id } = (await answered).headers();
  expect(id).toMatch(/^\S{8,}$/);
  await expect(main).toContainText(`Kenmerk van het verzoek: ${id}`);
  await expect(main).toContainText('Er is een HTTP fout opgetreden (foutcode: 500)');
  await expect(main).toContainText('Melding van de server: De database is weg.');
  await expect(main.getByRole('link', { name: 'support@example.nl' })).toHaveAttribute(
    'href',
    'mailto:support@example.nl',
  );
  await expect(frame(page).header).toBeVisible();

  await page.unroute(PROJECT);
  await main.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(projectPage(page).heading(project.projectGegevens.projectNaam ?? '')).toBeVisible();
});

test('after a 429 a page is not asked for again before Retry-After has passed [storing 26]', async ({
  demoPage: page,
  project,
}) => {
  let calls = 0;
  await page.route(PROJECT, async (route) => {
    calls += 1;
    if (calls > 1) await route.continue();
    else await route.fulfill({ status: 429, headers: { 'Retry-After': '4' }, body: 'Te veel.' });
  });
  await page.goto(projectPath(project.id));
  const main = page.getByRole('main');
  await expect(main).toContainText('U bent tijdelijk geblokkeerd wegens teveel requests.');
  await expect(
    main.getByRole('button', { name: /^Opnieuw proberen \(over \d s\)$/ }),
  ).toBeDisabled();
  expect(calls).toBe(1);

  await main.getByRole('button', { name: 'Opnieuw proberen', exact: true }).click();
  await expect(projectPage(page).heading(project.projectGegevens.projectNaam ?? '')).toBeVisible();
  expect(calls).toBe(2);
});

test('without a connection the input stays, the page says so, and it can be saved when it is back', async ({
  context,
  demoPage: page,
  project,
  api,
}) => {
  const form = projectForm(page);
  await page.goto(projectDetailsPath(project.id));
  await form.werkadres.fill('Kanaalweg 17');
  await context.setOffline(true);
  await form.submit.click();

  await expect(connectionBar(page)).toContainText('Geen verbinding met de server.');
  await expect(form.werkadres).toHaveValue('Kanaalweg 17');

  await context.setOffline(false);
  await expect(frame(page).notice('Verbinding is OK')).toBeVisible();
  await expect(connectionBar(page)).toBeEmpty();
  await form.tryAgain.click();
  await expect(frame(page).notice('Project opgeslagen.')).toBeVisible();
  expect((await api.fetchProject(project.id)).project.projectGegevens.werkadres).toBe(
    'Kanaalweg 17',
  );
});

test('maintenance is told under the header until it is over', async ({ demoPage: page }) => {
  await page.goto('/');
  await expect(projectListPage(page).heading).toBeVisible();
  const down = { status: 503, contentType: 'text/plain', body: 'Onderhoud' };
  await page.route(WHO_IS_THERE, (route) => route.fulfill(down));
  await page.route(LIST, (route) => route.fulfill(down));
  await projectListPage(page).search.fill('x');
  await expect(connectionBar(page)).toContainText(
    'De server is nu niet beschikbaar (foutcode: 503).',
  );
  await expect(
    frame(page).toast(
      'Er vindt momenteel onderhoud plaats aan de adviestool. Probeer het later nog eens.',
    ),
  ).toBeVisible();

  await page.unroute(WHO_IS_THERE);
  await page.unroute(LIST);
  await connectionBar(page).getByRole('button', { name: 'Nu proberen' }).click();
  await expect(connectionBar(page)).toBeEmpty();
});

test('at the start maintenance is not told as a lost connection @rest', async ({ page }) => {
  await page.route(WHO_IS_THERE, (route) => route.fulfill({ status: 503 }));
  await page.goto('/');

  await expect(
    page.getByRole('heading', { name: 'De adviestool is nu niet beschikbaar', level: 1 }),
  ).toBeVisible();
  await page.unroute(WHO_IS_THERE);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(loginPage(page).heading).toBeVisible();
});

test('under the bar that tells of a lost connection no focus is hidden @rest', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto(REGISTER);
  await expect(registerPage(page).heading).toBeVisible();
  await page.route(WHO_IS_THERE, (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(connectionBar(page)).toContainText('Geen verbinding met de server.');

  // Upwards, where the page comes from under the bar.
  await registerPage(page).submit.focus();
  const stops: string[] = [];
  while (!stops.includes('E-mailadres')) {
    await page.keyboard.press('Shift+Tab');
    const stop = await focusOf(page);
    expect(stop, stop?.html).toMatchObject({ isInSight: true });
    stops.push(stop?.name ?? '');
    expect(stops.length).toBeLessThan(40);
  }
});

test('an answer that hangs is given up after 15 s; trying again makes no second project [storing 12] @rest', async ({
  demoPage: page,
}) => {
  const form = projectForm(page);
  const naam = `Hangt ${crypto.randomUUID().slice(0, 8)}`;
  let creates = 0;
  page.on('request', (request) => {
    if (isCreate(request)) creates += 1;
  });
  // The backend carries it out, but its answer never comes.
  await page.route('**/user/projects', async (route) => {
    if (isCreate(route.request())) await route.fetch();
    else await route.continue();
  });
  await page.goto('/project/nieuw/details');
  await form.naam.fill(naam);
  await choose(form.typeBouw('Woning'));
  await choose(form.windgebied('II'));
  await form.submit.dblclick();
  // A busy button counts as disabled: a user presses it all the same.
  await form.submit.click({ force: true });

  await expect(
    frame(page).toast('De server antwoordt niet op tijd. Probeer het opnieuw.'),
  ).toBeVisible({ timeout: 40_000 });
  expect(creates).toBe(1);
  await expect(form.naam).toHaveValue(naam);

  await page.unroute('**/user/projects');
  await form.tryAgain.click();
  await expect(page).toHaveURL(/\/project\/\d+$/);
  expect(creates).toBe(2);
  await page.goto(`/?zoek=${encodeURIComponent(naam)}`);
  await expect(projectListPage(page).rows).toHaveCount(1);
});

test('a new project that is corrected after a lost answer is one project with the correction @rest', async ({
  demoPage: page,
}) => {
  const form = projectForm(page);
  const naam = `Verloren ${crypto.randomUUID().slice(0, 8)}`;
  // The backend carries it out, but its answer is lost.
  await page.route('**/user/projects', async (route) => {
    if (isCreate(route.request())) await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto('/project/nieuw/details');
  await form.naam.fill(naam);
  await choose(form.typeBouw('Woning'));
  await choose(form.windgebied('II'));
  await form.submit.click();
  await expect(form.tryAgain).toBeVisible();

  await page.unroute('**/user/projects');
  await form.plaats.fill('Zwolle');
  await form.tryAgain.click();

  await expect(page).toHaveURL(/\/project\/\d+$/);
  await expect(page.getByText('Zwolle')).toBeVisible();
  await page.goto(`/?zoek=${encodeURIComponent(naam)}`);
  await expect(projectListPage(page).rows).toHaveCount(1);
});

test('debug is switched in the version information; another backend is chosen and taken back @rest', async ({
  demoPage: page,
}) => {
  const debugLines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'debug') debugLines.push(message.text());
  });
  await page.goto('/');
  await expect(projectListPage(page).heading).toBeVisible();
  expect(debugLines).toEqual([]);

  await page.getByRole('button', { name: 'Hoofdmenu' }).click();
  await frame(page).menuItem('Versie-informatie').click();
  const dialog = page.getByRole('dialog', { name: 'Versie-informatie' });
  await expect(dialog).toContainText('Verbinding is OK');
  const backend = dialog.getByRole('textbox', { name: 'Adres van de backend' });
  await expect(backend).toBeAbsent({ beside: dialog.getByText('Verbinding is OK') });
  await dialog.getByRole('checkbox', { name: 'Debuguitvoer' }).check();
  await backend.fill('localhost');
  await dialog.getByRole('button', { name: 'Gebruiken' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^Vul een volledig adres in/);
  await backend.fill('http://localhost:9');
  await dialog.getByRole('button', { name: 'Gebruiken' }).click();

  await expect(page.getByRole('heading', { name: 'Geen verbinding' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('http://localhost:9');
  await page.getByRole('button', { name: 'Override verwijderen' }).click();
  await expect(projectListPage(page).heading).toBeVisible();
  expect(debugLines.some((line) => line.includes('GET /api/v2/start'))).toBe(true);
});
