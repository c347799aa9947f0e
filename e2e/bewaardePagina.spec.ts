import type { Page } from '@playwright/test';

import { createGate } from './fixtures/createGate.ts';
import { submitLogin } from './fixtures/accounts.ts';
import { DEMO_ACCOUNT } from './fixtures/api.ts';
import { LOGIN } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { projectListPage } from './pages/projectListPage.ts';

/** What keeps a page comes when the first one is at rest. */
const leaveAndLook = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    globalThis.dispatchEvent(new Event('pagehide'));
    return Object.keys(sessionStorage).some((key) => key.endsWith(':kept-pages'));
  });

test('the list is there as this tab showed it, until its answer comes; after a logout it is gone', async ({
  page,
  fullProject,
}) => {
  const { projectNaam } = fullProject.projectGegevens;
  const { project, search } = projectListPage(page);
  const link = project(projectNaam ?? '');
  const note = page.getByText(/^Gegevens van \d\d:\d\d, worden vernieuwd\.$/);
  await page.goto(LOGIN);
  await submitLogin(page, DEMO_ACCOUNT);
  await expect(link).toBeVisible();
  await expect.poll(() => leaveAndLook(page)).toBe(true);

  // On a busy machine the program would be there before what was kept is drawn.
  const drawn = createGate();
  await page.route('**/host/*/shell.*.js', async (route) => {
    await drawn.opened;
    await route.continue();
  });
  const { open, opened } = createGate();
  await page.route('**/user/projects?*', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(note).toBeVisible();
  drawn.open();
  await page.locator('#app > header').waitFor({ state: 'attached' });
  await expect(note).toBeVisible();
  await expect(page.getByText(projectNaam ?? '').first()).toBeVisible();
  // Nothing of it can be used.
  await expect(page.locator('main[inert]')).toHaveCount(1);
  open();
  await expect(search).toBeEditable();
  await expect(link).toBeVisible();
  await expect(note).toBeAbsent({ beside: link });

  await page.goto('/account/uitloggen');
  await expect(page).toHaveURL(LOGIN);
  expect(await leaveAndLook(page)).toBe(false);
});
