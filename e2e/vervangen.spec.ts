import type { Page } from '@playwright/test';

import { startDevServer, type DevServer } from './fixtures/devServer.ts';
import { LOGIN } from './fixtures/paths.ts';
import { changeRelease } from './fixtures/siteDocument.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { loginPage } from './pages/loginPage.ts';

const RELEASED = /^Inloggen – /;

const override = (base: string): string => `${LOGIN}?remote=account@${base}`;

const badgeOf = (page: Page) => {
  const badge = page.getByRole('group').filter({ hasText: /vervangen/i });
  return {
    badge,
    open: badge.getByText('1 onderdeel vervangen'),
    failed: badge.getByText('Vervangen mislukt'),
    reset: badge.getByRole('button', { name: 'Terugzetten' }),
  };
};

const handbook = (page: Page) => ({
  chapter: page.getByRole('searchbox', { name: 'Zoeken in de handleiding' }),
});

/** Gives pages the release without one of its remotes, as another variant would. */
const serveWithout = async (page: Page, id: string): Promise<void> => {
  await page.route(/\/(?!host|remotes)[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const text = await response.text();
    const [, json = ''] = /id="adviestool-release"[^>]*>([^<]*)</.exec(text) ?? [];
    const release: { remotes: Record<string, unknown> } = JSON.parse(json);
    const { [id]: _without, ...remotes } = release.remotes;
    await route.fulfill({
      response,
      body: text.replace(json, () => JSON.stringify({ ...release, remotes })),
    });
  });
};

let server: DevServer;

test.beforeEach(async () => {
  server = await startDevServer('account', 'van hier');
});
test.afterEach(() => server.stop());

test('a remote of a developer takes the place of the released one, in one tab', async ({
  page,
  context,
}) => {
  const { badge, open, reset } = badgeOf(page);
  await page.goto(override(server.base));
  await expect(page).toHaveTitle(/^Inloggen van hier – /);
  await expect(loginPage(page).heading).toBeVisible();
  await expect(page).toHaveURL(LOGIN);
  expect(server.asked.some((path) => path.startsWith('/remoteEntry.'))).toBe(true);

  const other = await context.newPage();
  await other.goto(LOGIN);
  await expect(other).toHaveTitle(RELEASED);
  await other.close();

  await page.reload();
  await expect(page).toHaveTitle(/^Inloggen van hier – /);
  await open.click();
  await expect(badge).toContainText(server.base);

  await reset.click();
  await expect(page).toHaveTitle(RELEASED);
  await expect(badge).toBeAbsent({ beside: loginPage(page).heading });
});

test('a page with a remote of a developer reloads when that is built anew', async ({ page }) => {
  await page.goto(override(server.base));
  await expect(page).toHaveTitle(/^Inloggen van hier – /);
  server.rebuild('opnieuw');
  await expect(page).toHaveTitle(/^Inloggen opnieuw – /);
});

test('why it does not build stands in the badge, and what was typed stays', async ({ page }) => {
  await page.goto(override(server.base));
  const { badge } = badgeOf(page);
  const { name } = loginPage(page);
  await name.fill('jan');
  server.say({ errors: ['./src/login/page.tsx\nExpected a semicolon'] });
  const broken = page.getByRole('group').filter({ hasText: 'Bouwen mislukt' });
  await expect(broken.getByRole('alert')).toContainText('Expected a semicolon');
  await expect(broken).toContainText('Dit tabblad toont wat daarvoor is gebouwd.');
  await expect(name).toHaveValue('jan');
  await page.goto('/nergens');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(broken.getByRole('alert')).toContainText('Expected a semicolon');
  server.say({});
  await expect(badge.getByText('1 onderdeel vervangen')).toBeVisible();
});

test.describe('of a remote that the variant does not have', () => {
  let handleiding: DevServer;
  test.beforeEach(async ({ page }) => {
    handleiding = await startDevServer('handleiding', 'van hier');
    await serveWithout(page, 'handleiding');
  });
  test.afterEach(() => handleiding.stop());

  test('the pages and the menu items are there, in one tab', async ({ page, context }) => {
    const { badge, open } = badgeOf(page);
    await page.goto('/handleiding');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();

    const { chapter } = handbook(page);
    await page.goto(`/handleiding?remote=handleiding@${handleiding.base}`);
    await expect(chapter).toBeVisible();
    expect(handleiding.asked.some((path) => path.startsWith('/remoteEntry.'))).toBe(true);
    await open.click();
    await expect(badge).toContainText('Deze variant heeft dit onderdeel zelf niet.');

    const { mainMenu, menuItem } = frame(page);
    await page.goto(LOGIN);
    await mainMenu.click();
    await menuItem('Handleiding').click();
    await expect(page).toHaveURL('/handleiding');
    await expect(chapter).toBeVisible();
    await expect(open).toBeVisible();

    const other = await context.newPage();
    await serveWithout(other, 'handleiding');
    await other.goto('/handleiding');
    await expect(other.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  test('what a deploy would refuse is refused in its words', async ({ page }) => {
    handleiding.say({ refusals: ['remote.json: uses: expected the host to provide x.'] });
    await page.goto(`${LOGIN}?remote=handleiding@${handleiding.base}`);
    await expect(badgeOf(page).badge.getByRole('alert')).toContainText(
      'Deze release kan het onderdeel niet opnemen. Een deploy zou zeggen: remote.json: uses: expected the host to provide x.',
    );
    await expect(loginPage(page).heading).toBeVisible();
  });
});

test('what cannot be taken says why, and the released remote stays', async ({ page }) => {
  const { badge, failed } = badgeOf(page);
  for (const [base, reason] of [
    ['https://elders.example.nl/', 'https://elders.example.nl staat niet onder'],
    [`${server.base}dist/`, `${server.base}dist/remote.json antwoordt met 404`],
    [server.base.replace(/\d+/, '9'), 'http://localhost:9/remote.json is niet bereikbaar'],
  ] as const) {
    await page.goto(override(base));
    await expect(failed).toBeVisible();
    await expect(badge.getByRole('alert')).toContainText(reason);
    await expect(loginPage(page).heading).toBeVisible();
    await expect(page).toHaveTitle(RELEASED);
  }
});

test.describe('on a site that runs without DEVELOPMENT', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('a site whose policy does not let a page ask elsewhere says what would @rest', async ({
    page,
    ownSite,
  }) => {
    await page.goto(ownSite.url + override(server.base));
    await expect(badgeOf(page).badge.getByRole('alert')).toContainText(
      `${server.base}remote.json niet toe. De backend staat het toe met DEVELOPMENT=true`,
    );
    await expect(loginPage(page).heading).toBeVisible();
  });
});

test('in production nothing is taken from elsewhere @rest', async ({ page }) => {
  // The policy of this site would let it: the page itself does not.
  await changeRelease(page, ({ variant }) => {
    variant.environment.production = true;
  });
  await page.goto(override(server.base));
  await expect(loginPage(page).heading).toBeVisible();
  await expect(page).toHaveTitle(RELEASED);
  await page.reload();
  await expect(page).toHaveTitle(RELEASED);
  await expect(badgeOf(page).badge).toBeAbsent({ beside: loginPage(page).heading });
  expect(server.asked).toEqual([]);
});
