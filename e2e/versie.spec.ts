import { LOGIN } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { loginPage } from './pages/loginPage.ts';

test('the versions are read, copied for the support and closed without a mouse', async ({
  page,
  context,
}) => {
  const { mainMenu, menuItem } = frame(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(LOGIN);
  await expect(loginPage(page).heading).toBeVisible();
  const record: { release: string; remotes: Record<string, string> } = await (
    await page.request.get('/release.json')
  ).json();
  const dialog = page.getByRole('dialog', { name: 'Versie-informatie' });

  // The code of the dialog comes the first time and is there the second time.
  for (const visit of ['first', 'second']) {
    await mainMenu.focus();
    await page.keyboard.press('Enter');
    await expect(menuItem('Inloggen'), visit).toBeFocused();
    await page.keyboard.press('End');
    await expect(menuItem('Versie-informatie'), visit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog, visit).toContainText(record.release);
    for (const [id, version] of Object.entries(record.remotes)) {
      await expect(dialog.getByText(id, { exact: true }), visit).toBeVisible();
      await expect(dialog, visit).toContainText(version);
    }
    await page.keyboard.press('Escape');
    await expect(dialog, visit).toBeAbsent({ beside: mainMenu });
    await expect(mainMenu, visit).toBeFocused();
  }

  await page.keyboard.press('Enter');
  await menuItem('Versie-informatie').click();
  await dialog.getByRole('button', { name: 'Kopiëren' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Gekopieerd.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Release: ${record.release}`);
  expect(copied).toContain(`account: ${record.remotes['account']}`);
});
