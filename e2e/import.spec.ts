import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { createAccount, submitLogin } from './fixtures/accounts.ts';
import { seriousViolations } from './fixtures/axe.ts';
import { ROOT } from './fixtures/command.ts';
import { BOUWMODEL_URL } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { bouwmodelPage } from './pages/bouwmodelPage.ts';
import { importDialog } from './pages/importDialog.ts';

const mini = readFileSync(join(ROOT, 'shared/ifc/src/voorbeeld/mini.ifc'), 'utf8');

/** The example as a model of its own: projects of a group cannot share one. */
const ownModel = () => {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 22);
  return {
    name: 'mini.ifc',
    mimeType: 'application/x-step',
    buffer: Buffer.from(mini.replaceAll('0aaaaaaaaaaaaaaaaaaaa1', id)),
  };
};

const NAAM = 'Testproject gevelvullingen';

const toolFrame = (page: Page) => {
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (frame === undefined) throw new Error('There is no frame.');
  return frame;
};

const openModel = async (page: Page) => {
  const model = bouwmodelPage(page);
  await page.goto(BOUWMODEL_URL);
  await expect(model.tool.getByRole('heading', { name: 'Inloggen', level: 1 })).toBeVisible();
  await model.file.setInputFiles(ownModel());
  await expect(model.groep('H1')).toBeVisible();
  return { ...model, ...importDialog(model.tool) };
};

test('a model becomes a project, replaces it, and is skipped', async ({ page, request }) => {
  const account = await createAccount(request);
  const { tool, send, dialog, heading, strategy, run, finish } = await openModel(page);
  const received = page.getByText('Ontvangen door de adviestool');
  const rows = tool
    .getByRole('table', { name: 'Projecten' })
    .getByRole('rowgroup')
    .last()
    .getByRole('row');
  const link = tool.getByRole('link', { name: NAAM, exact: true });

  // What is sent while nobody is logged in waits for the login.
  await send.click();
  await expect(received).toBeVisible();
  await expect(dialog).toBeAbsent({
    beside: tool.getByRole('heading', { name: 'Inloggen', level: 1 }),
  });
  await submitLogin(tool, account);
  await expect(heading).toHaveText('Project importeren');
  await expect(dialog).toContainText('mini.ifc · 3 gevelvullingen');
  await expect(strategy('Aanmaken')).toBeChecked();
  expect(await seriousViolations(toolFrame(page))).toEqual([]);
  await run.click();
  await expect(dialog).toContainText('Import succesvol');
  await finish.click();
  await expect(dialog).toBeAbsent({ beside: tool.getByRole('heading', { level: 1 }) });

  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Nieuw geïmporteerd');
  const first = (await link.getAttribute('href')) ?? '';
  await link.click();
  const cards = tool.getByRole('list', { name: /^Gevelvullingen/ }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const [merk, maat] of [
    ['A', /1800 × 1500/],
    ['SP1', /4200 × 2400/],
    ['H1', /5400 × 2700/],
  ] as const) {
    await expect(
      cards.filter({ has: tool.getByRole('link', { name: new RegExp(`^${merk}\\b`) }) }),
    ).toContainText(maat);
  }

  // Over the page of the project that is replaced, by keyboard alone.
  await send.click();
  await expect(dialog).toContainText(`Er is al een project van dit model: ‘${NAAM}’`);
  await expect(tool.locator('dialog span[tabindex]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tool.getByRole('radio').first()).toBeFocused();
  await strategy('Overschrijven').focus();
  await page.keyboard.press('Space');
  await expect(strategy('Overschrijven')).toBeChecked();
  await expect(dialog).toContainText('Het bestaande project wordt verwijderd');
  await expect(dialog).toContainText('Verloren gaan 3 gevelvullingen.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(run).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Import succesvol');
  await expect(finish).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  const second = (await link.getAttribute('href')) ?? '';
  expect(second).not.toBe(first);

  await send.click();
  await strategy('Overslaan').check();
  await run.click();
  await expect(dialog).toContainText('Import overgeslagen');
  await finish.click();
  await expect(rows).toHaveCount(1);
  expect(await link.getAttribute('href')).toBe(second);

  // What is new is so until the logout.
  await expect(rows).toContainText('Nieuw geïmporteerd');
  await tool.getByRole('banner').getByRole('button', { name: account.name }).click();
  await tool.getByRole('menuitem', { name: 'Uitloggen' }).click();
  await submitLogin(tool, account);
  await expect(rows).toHaveCount(1);
  await expect(rows).not.toContainText('Nieuw geïmporteerd');
});

test.describe('when the backend refuses', () => {
  test.use({ expectedErrors: [/An import failed/] });

  test('the dialog names what fails, and can be left @rest', async ({ page, request }) => {
    const account = await createAccount(request);
    const { tool, send, dialog, cancel, run, finish } = await openModel(page);
    await submitLogin(tool, account);
    await expect(tool.getByRole('heading', { name: /^Projecten/, level: 1 })).toBeVisible();
    await send.click();
    await cancel.click();
    await expect(dialog).toBeAbsent({ beside: tool.getByRole('heading', { level: 1 }) });

    await page.route('**/user/projects', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, json: { message: 'Forbidden', code: 'forbidden' } })
        : route.fallback(),
    );
    await send.click();
    await run.click();
    await expect(dialog).toContainText('Import mislukt');
    await expect(dialog).toContainText('U bent niet gautoriseerd om dit project aan te maken.');
    await finish.press('Escape');
    await expect(dialog).toBeAbsent({ beside: tool.getByRole('heading', { level: 1 }) });
    await expect(tool.getByRole('heading', { name: /^Projecten/, level: 1 })).toBeVisible();
  });
});
