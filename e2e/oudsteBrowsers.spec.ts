import { hideNewerApis } from '@adviestool/contract/builders/hideNewerApis';

import { DEMO_ACCOUNT } from './fixtures/api.ts';
import { BOUWMODEL_URL, projectPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { bouwmodelPage } from './pages/bouwmodelPage.ts';
import { loginPage } from './pages/loginPage.ts';

test.describe('an older browser', () => {
  // Chromium, whose style sheets know one thing less.
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (name: string, ...value: readonly unknown[]) =>
        !String(value).startsWith('color-mix') && supports(name, String(value));
    });
  });

  test('reads that it is too old, and nothing else', async ({ page }) => {
    // What is stopped is never loaded.
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Uw browser is te oud' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Firefox vanaf versie 140');
    await expect(page.getByRole('textbox')).toBeAbsent({ beside: page.getByRole('main') });
  });
});

test('an address without https elsewhere says how to go on', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'isSecureContext', { value: false });
  });
  // What is stopped is never loaded.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: /werkt alleen met https/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Met https openen' })).toHaveAttribute(
    'href',
    /^https:/,
  );
});

test.describe('the oldest browsers', () => {
  // Chromium, without what Chrome 111 and Safari 16.4 lack.
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(hideNewerApis);
  });

  test('the oldest browsers that are served start the product in a frame', async ({ page }) => {
    const { tool } = bouwmodelPage(page);
    await page.goto(BOUWMODEL_URL);
    const { name, password, submit } = loginPage(tool);
    await name.fill(DEMO_ACCOUNT.name);
    await password.fill(DEMO_ACCOUNT.pass);
    await submit.click();
    await expect(tool.getByRole('heading', { name: /^Projecten/, level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'canParse' in URL || 'any' in AbortSignal)).toBe(false);
  });

  test('the oldest browsers that are served get a report', async ({
    demoPage: page,
    fullProject,
  }) => {
    await page.goto(projectPath(fullProject.id));
    const downloads = page.waitForEvent('download', { timeout: 100_000 });
    await page.getByRole('button', { name: 'Rapport', exact: true }).click();
    await page.getByRole('button', { name: 'Maken', exact: true }).click();
    expect((await downloads).suggestedFilename()).toContain('advies.pdf');
  });
});
