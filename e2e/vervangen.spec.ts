import type { Page } from '@playwright/test';

import { startDevServer, type DevServer } from './fixtures/devServer.ts';
import { LOGIN } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
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

  test('a site whose policy does not let a page ask elsewhere says what would', async ({
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

test('in production nothing is taken from elsewhere', async ({ page, ownSite }) => {
  await ownSite.edit('index.html', (text) =>
    text.replace('"production":false', '"production":true'),
  );
  await page.goto(ownSite.url + override(server.base));
  await expect(loginPage(page).heading).toBeVisible();
  await expect(page).toHaveTitle(RELEASED);
  await page.reload();
  await expect(page).toHaveTitle(RELEASED);
  await expect(badgeOf(page).badge).toBeAbsent({ beside: loginPage(page).heading });
  expect(server.asked).toEqual([]);
});
