import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { loginPage } from './pages/loginPage.ts';

/** Milliseconds between two looks at the release record. */
const INTERVAL = 60_000;

const OTHER = '000000000000';

const RELEASE = /"release": "(\w+)"/;

const otherRelease = (record: string): string => record.replace(RELEASE, `"release": "${OTHER}"`);

/** A copy of the release of a site, under another name. */
const copyRelease = async (site: string): Promise<void> => {
  const record = await readFile(join(site, 'release.json'), 'utf8');
  const releases = join(site, 'releases');
  await cp(join(releases, RELEASE.exec(record)?.[1] ?? ''), join(releases, OTHER), {
    recursive: true,
  });
};

test('a newer release is offered until it is taken, and costs no typed text before that', async ({
  page,
  ownSite,
}) => {
  const toast = frame(page).notice('Er is een nieuwe versie beschikbaar.');
  await page.clock.install();
  await page.goto(ownSite.url);
  await loginPage(page).name.fill('demo');

  const firstLook = page.waitForResponse('**/release.json');
  await page.clock.runFor(INTERVAL);
  expect((await firstLook).ok()).toBe(true);
  await expect(toast).toBeAbsent({ beside: loginPage(page).name });

  await copyRelease(ownSite.site);
  await ownSite.edit('release.json', otherRelease);
  const secondLook = page.waitForResponse('**/release.json');
  await page.clock.runFor(INTERVAL);
  await secondLook;
  await expect(toast).toBeVisible();
  await page.clock.runFor(10 * INTERVAL);
  await expect(toast).toHaveCount(1);
  await expect(loginPage(page).name).toHaveValue('demo');

  const reloaded = page.waitForEvent('load');
  await toast.getByRole('button', { name: 'Vernieuwen' }).click();
  await reloaded;
  await expect(loginPage(page).heading).toBeVisible();
  await expect(toast).toBeAbsent({ beside: loginPage(page).heading });
});
