import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { frameMessageSchema, importMessageSchema } from '@adviestool/contract/importMessage';

import type { FrameLocator } from '@playwright/test';

import { seriousViolations } from './fixtures/axe.ts';
import { DEMO_ACCOUNT } from './fixtures/api.ts';
import { gebouwModel } from './fixtures/gebouwModel.ts';
import { BOUWMODEL_URL } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { bouwmodelPage } from './pages/bouwmodelPage.ts';
import { importDialog } from './pages/importDialog.ts';
import { loginPage } from './pages/loginPage.ts';

const MINI = join(import.meta.dirname, '../shared/ifc/src/voorbeeld/mini.ifc');

const PLUGIN = join(import.meta.dirname, '../docs/voorbeelden/model-plugin.html');

/** Logs the demo user in, in the frame. */
const logInTo = async (tool: FrameLocator): Promise<void> => {
  const { name, password, submit } = loginPage(tool);
  await name.fill(DEMO_ACCOUNT.name);
  await password.fill(DEMO_ACCOUNT.pass);
  await submit.click();
  await expect(tool.getByRole('heading', { name: /^Projecten/, level: 1 })).toBeVisible();
};

test('a model is opened, and what is chosen reaches the product in the frame', async ({ page }) => {
  const { file, groep, type, maten, send, tool } = bouwmodelPage(page);
  await page.goto(BOUWMODEL_URL);
  await expect(tool.getByRole('heading', { name: 'Inloggen', level: 1 })).toBeVisible();
  await file.setInputFiles(MINI);

  await expect(page.getByRole('heading', { name: '01 eerste verdieping' })).toBeVisible();
  await expect(maten('A')).toHaveText(['breedte 1800 mm', 'hoogte 1500 mm', 'bovenkant 5400 mm']);
  await expect(maten('SP1')).toContainText(['gewicht 620 kg', 'spouwlat 140 mm']);
  await expect(type('SP1')).toHaveValue('schuifpui');
  await expect(type('H1')).toHaveValue('hsb');
  expect(await seriousViolations(page)).toEqual([]);

  await groep('H1').uncheck();
  await type('A').selectOption('Schuifpui');
  const root = tool.locator('html');
  await root.evaluate((html) => {
    addEventListener('message', ({ data, origin }) => {
      html.dataset['sent'] = JSON.stringify({ data, origin });
    });
  });
  await send.click();
  await expect(root).toHaveAttribute('data-sent', /import/);
  const { data, origin } = JSON.parse((await root.getAttribute('data-sent')) ?? 'null');
  expect(origin).toBe(BOUWMODEL_URL);
  const { event, data: content } = frameMessageSchema.parse(JSON.parse(data));
  expect(event).toBe('import');
  expect(importMessageSchema.parse(content)).toMatchObject({
    metadata: { type: 'ifc', id: '0aaaaaaaaaaaaaaaaaaaa1', file_path: 'mini.ifc' },
    gevelvullingen: [
      { merk: 'A', type: 'schuifpui', aantal: 2, breedte: 1800, hoogte: 1500 },
      { merk: 'SP1', type: 'schuifpui', aantal: 1, gewicht_totaal: 620 },
    ],
  });
});

test('a second building from the same template is not taken for the first @rest', async ({
  page,
}) => {
  const naam = `sjabloon${crypto.randomUUID().slice(0, 8)}`;
  const modelOf = (gebouw: string, auteur: string) => {
    const text = readFileSync(MINI, 'utf8')
      .replace('0aaaaaaaaaaaaaaaaaaaa1', naam.padEnd(22, '0'))
      .replace('Testproject gevelvullingen', naam)
      .replace("'Gebouw'", `'${gebouw}'`)
      .replace("('test'),('test')", `('${auteur}'),('test')`);
    return { name: `${naam}.ifc`, mimeType: 'application/x-step', buffer: Buffer.from(text) };
  };
  const { file, send, tool } = bouwmodelPage(page);
  const { dialog, strategy, run, finish } = importDialog(tool);
  await page.goto(BOUWMODEL_URL);
  await logInTo(tool);
  await file.setInputFiles(modelOf('Blok A', 'Anna'));
  await send.click();
  await run.click();
  await finish.click();
  await expect(dialog).toBeAbsent({ beside: tool.getByRole('heading', { level: 1 }) });

  await file.setInputFiles(modelOf('Blok B', 'Bram'));
  await send.click();
  await expect(dialog).toContainText(`Er is al een project van dit model: ‘${naam}’`);
  const row = (name: string) => dialog.getByRole('row', { name });
  await expect(row('Gebouw')).toHaveText('GebouwBlok BBlok Averschilt');
  await expect(row('Auteur')).toHaveText('AuteurBramAnnaverschilt');
  await expect(dialog).toContainText(
    'Dit kan een ander gebouw zijn: het gebouw en de auteur verschillen.',
  );
  await strategy('Aanmaken als nieuw project').check();
  await run.click();
  await finish.click();
  await expect(tool.getByRole('link', { name: naam, exact: true })).toHaveCount(2);
});

test('what is pointed at in the drawing stands in the list, and the merk is chosen @rest', async ({
  page,
}) => {
  const { file, groep, rijen, tekening, bouwlaag, gevel, send, frame, button } =
    bouwmodelPage(page);
  await page.goto(BOUWMODEL_URL);
  await file.setInputFiles({
    name: 'gebouw.ifc',
    mimeType: 'text/plain',
    buffer: Buffer.from(gebouwModel({ bouwlagen: 2, perGevel: 3 })),
  });
  await bouwlaag.selectOption('01 verdieping');
  await expect(rijen).toHaveCount(12);
  await expect(tekening).toHaveAccessibleName('Plattegrond: 12 van 12 elementen gekozen');
  await button('Gevel').click();
  await gevel.selectOption({ index: 0 });
  await expect(tekening).toHaveAccessibleName('Gevel: 3 van 3 elementen gekozen');
  const middle = await tekening.boundingBox();
  await page.mouse.click(
    (middle?.x ?? 0) + (middle?.width ?? 0) / 2,
    (middle?.y ?? 0) + (middle?.height ?? 0) / 2,
  );
  await expect(groep('K0020')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tekening).toHaveAccessibleName('Gevel: 2 van 3 elementen gekozen');
  expect(await seriousViolations(page)).toEqual([]);

  await button('Model vergroten').click();
  await expect(frame).toBeAbsent({ beside: button('Merk kiezen') });
  await button('Merk kiezen').click();
  await page.getByRole('radio', { name: /^Geen merk.*geeft 3 groepen/ }).check();
  expect(await seriousViolations(page)).toEqual([]);
  await button('Dit merk gebruiken').click();
  // The one that was left out stays so, apart from those that are equal to it.
  await expect(rijen).toHaveCount(2);
  await send.click();
  await expect(frame).toBeVisible();
});

test('a file that cannot be read says why, and another one can be chosen @rest', async ({
  page,
}) => {
  const { file, error, groep } = bouwmodelPage(page);
  const text = readFileSync(MINI, 'utf8');
  await page.goto(BOUWMODEL_URL);
  const choose = (name: string, content: string): Promise<void> =>
    file.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

  await choose('brief.ifc', 'Geachte heer, mevrouw');
  await expect(error).toContainText('brief.ifc kan niet worden gelezen');
  await expect(error).toContainText('Dit is geen IFC-bestand.');
  await choose('half.ifc', text.slice(0, 1500));
  await expect(error).toContainText('Het bestand is niet volledig');
  await choose('heel.ifc', text);
  await expect(groep('A')).toBeChecked();
  await expect(error).toBeAbsent({ beside: groep('A') });
});

test('the user logs in inside the frame, beside a session of the site itself', async ({ page }) => {
  const { tool } = bouwmodelPage(page);
  await page.goto(BOUWMODEL_URL);
  await logInTo(tool);

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Inloggen', level: 1 })).toBeVisible();
});

test('only the parent frame frames the product, and nobody the parent frame', async ({
  request,
}) => {
  const parent = await request.get(BOUWMODEL_URL);
  const settings = await request.get(`${BOUWMODEL_URL}/instellingen.json`);
  const { adviestool }: { adviestool: string } = await settings.json();
  const site = await request.get(adviestool);
  const policy = parent.headers()['content-security-policy'];
  expect(policy).toContain(`frame-src ${adviestool};`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(site.headers()['content-security-policy']).toContain(`frame-ancestors ${BOUWMODEL_URL};`);
  const token = await request.get(`${adviestool}/session/token`);
  expect(token.headers()['set-cookie']).toMatch(
    /^adviestool_session_embedded=.*; Partitioned; SameSite=None$/,
  );
});

test('the plug-in of the docs imports, hears the result, and of every change of an advice @rest', async ({
  page,
  request,
}) => {
  const settings = await request.get(`${BOUWMODEL_URL}/instellingen.json`);
  const { adviestool }: { adviestool: string } = await settings.json();
  const plugin = `${BOUWMODEL_URL}/plugin.html`;
  await page.route(/plugin\.html/, (route) => route.fulfill({ path: PLUGIN }));
  await page.goto(`${plugin}?product=${adviestool}`);
  const stand = page.getByRole('status').first();
  const { tool } = bouwmodelPage(page);
  await expect(stand).toHaveText('Het adviestool luistert.');
  await logInTo(tool);
  await page.getByRole('button', { name: 'Stuur het model' }).click();
  const dialog = tool.getByRole('dialog', { name: 'Project importeren' });
  await dialog.getByRole('button', { name: 'Importeren' }).click();
  await expect(stand).toHaveText('Resultaat: geimporteerd (2 gevelvullingen).');
  await expect(page.getByRole('listitem')).toHaveText([/^A: concept/, /^B: concept/]);
});
