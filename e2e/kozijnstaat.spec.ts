import { readFile } from 'node:fs/promises';

import { buildXlsx } from '@adviestool/spreadsheet/builders/buildXlsx';
import { samenvattingOf } from '@adviestool/domain/vaststellen/samenvatting';
import type { Page } from '@playwright/test';

import type { Api } from './fixtures/api.ts';
import { catalogus } from './fixtures/catalogus.ts';
import { kozijnstaatTekst, kozijnstaatXlsx } from './fixtures/kozijnstaten.ts';
import { kozijnstaatPath, projectPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { fields } from './pages/fields.ts';
import { frame } from './pages/frame.ts';
import { dropFile, kozijnstaatPage } from './pages/kozijnstaatPage.ts';

const XLSX = 'Kozijnstaat Dok.xlsx';

/** What was measured, on the screen of who runs the tests. */
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** Counts what is pressed with the mouse from now on. */
const countClicks = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => {
        sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')));
};

const samenvatting = async (api: Api, projectId: number) => {
  const { project } = await api.fetchProject(projectId);
  return samenvattingOf({ ...project, catalogus }, project.gevelvullingen);
};

const fillNumber = async (page: Page, label: string, text: string): Promise<void> => {
  await fields(page).text(label).click();
  await page.keyboard.type(text);
};

const chooseCard = (page: Page, group: string, option: string): Promise<void> =>
  page.getByRole('radiogroup', { name: group }).getByText(option, { exact: true }).click();

/** Fills in all that a list of kozijnen does not say. */
const fillStandaard = async (page: Page): Promise<void> => {
  await chooseCard(page, 'Bouwmethode', 'Traditioneel');
  await chooseCard(page, 'Bevestigingsmiddelen gebruiken', 'Nee');
  await chooseCard(page, 'Plaatsing onderzijde', 'Vloerrand');
  await chooseCard(page, 'Plaatsing bovenzijde', 'Vloerrand');
  await chooseCard(page, 'Onderdorpel', 'Houten dorpel');
  await chooseCard(page, 'Bovendorpel', 'Recht');
  await fillNumber(page, 'Spouwlatbreedte, mm', '90');
  await fillNumber(page, 'Stelruimte, mm', '15');
  await fillNumber(page, 'Afstand onderkant spouwlat tot bovenkant vloerrand, mm', '0');
  await chooseCard(page, 'Gewicht invoeren als', 'Glasgewicht');
  await fillNumber(page, 'Glasgewicht, kg/m²', '25');
  await page.getByRole('button', { name: 'Standaard opslaan' }).click();
};

test('a list of sixty becomes sixty advices in at most 25 clicks', async ({
  demoPage: page,
  project,
  api,
}) => {
  const clicks = await countClicks(page);
  const { plek, importeren, telling } = kozijnstaatPage(page);
  await page.goto(projectPath(project.id));
  await page.getByRole('link', { name: 'Kozijnstaat importeren' }).first().click();
  await page.getByRole('link', { name: 'Standaarden bekijken' }).click();
  await page.getByRole('link', { name: 'Invullen: standaard voor kozijnen' }).click();
  await fillStandaard(page);
  await page.getByRole('link', { name: 'Kozijnstaat importeren' }).click();
  await dropFile(plek, { name: XLSX, content: kozijnstaatXlsx({ aantal: 60 }) });
  await expect(telling(/^60 rijen → 60 gevelvullingen, \d+ stuks$/)).toBeVisible();
  await expect(page.getByText('Advies gereed').first()).toBeVisible();
  await importeren.click();
  await expect(frame(page).notice('60 gevelvullingen toegevoegd.')).toBeVisible();
  await expect(page).toHaveURL(projectPath(project.id));

  const used = (await clicks()) + 1;
  tell(`From an empty project to 60 advices: ${used} clicks, the drop counted as one.`);
  expect(used).toBeLessThanOrEqual(25);
  expect(await samenvatting(api, project.id)).toMatchObject({ gevelvullingen: 60, gereed: 60 });
});

test('a pasted list is mended in place, imported at once and undone at once', async ({
  demoPage: page,
  context,
  project,
  api,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { heading, cel, telling, volgendeFout, importeren } = kozijnstaatPage(page);
  await page.goto(kozijnstaatPath(project.id));
  await expect(heading).toBeVisible();
  const text = kozijnstaatTekst({ aantal: 60, breedte: 'breed' });
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
  await expect(telling(/^60 rijen → 59 gevelvullingen, \d+ stuks · 1 fout$/)).toBeVisible();
  await volgendeFout.click();
  await expect(cel('Breedte', 5)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1.200,0');
  await page.keyboard.press('Enter');
  await expect(telling(/^60 rijen → 60 gevelvullingen, \d+ stuks$/)).toBeVisible();
  await importeren.click();
  await expect(frame(page).notice('60 gevelvullingen toegevoegd.')).toBeVisible();
  const { project: imported } = await api.fetchProject(project.id);
  expect(imported.gevelvullingen).toHaveLength(60);
  expect(imported.gevelvullingen[0]?.gevelvullingEnKaderData).toMatchObject({
    merk: 'K01',
    breedte: 1200,
  });
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect
    .poll(async () => (await api.fetchProject(project.id)).project.gevelvullingen.length)
    .toBe(0);
});

const hostile: readonly (readonly [string, () => Buffer, RegExp])[] = [
  ['bestek.xlsx', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), /een PDF/],
  ['groot.xlsx', () => Buffer.alloc(3 * 1024 * 1024, 'x'), /te groot/],
  [
    'bom.xlsx',
    () =>
      Buffer.from(
        buildXlsx([{ naam: 'Blad1', rijen: [['merk']] }], {
          delen: { 'xl/worksheets/sheet1.xml': ' '.repeat(60 * 1024 * 1024) },
        }),
      ),
    /te veel gegevens/,
  ],
];

/** Milliseconds: two seconds on a quiet machine, and three times that on one that is shared. */
const REFUSED = 6000;

test('a hostile file gives its error within two seconds, and the next file is read', async ({
  demoPage: page,
  project,
}) => {
  const { plek, fout, telling } = kozijnstaatPage(page);
  await page.goto(kozijnstaatPath(project.id));
  for (const [name, make, error] of hostile) {
    await dropFile(plek, { name, content: make() });
    const began = Date.now();
    await expect(fout.filter({ hasText: error })).toBeVisible({ timeout: REFUSED });
    tell(`${name}: refused after ${Date.now() - began} ms.`);
  }
  await dropFile(plek, { name: XLSX, content: kozijnstaatXlsx({ aantal: 3 }) });
  await expect(telling(/^3 rijen → 3 gevelvullingen, \d+ stuks$/)).toBeVisible();
});

test('on a phone the choice about a merk that exists can be read', async ({
  demoPage: page,
  fullProject,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { tekst, lees, tabel } = kozijnstaatPage(page);
  await page.goto(kozijnstaatPath(fullProject.id));
  const [bestaand] = fullProject.gevelvullingen;
  await tekst.fill(`Merk\tB x H\n${bestaand?.gevelvullingEnKaderData.merk}\t1200 x 2400`);
  await lees.click();
  const keuze = tabel.getByRole('combobox', { name: 'Merk bestaat al, rij 2' });
  await expect(keuze).toBeVisible();
  expect((await keuze.boundingBox())?.width).toBeGreaterThan(140);
});

test('a list that was exported and comes back changes nothing', async ({
  demoPage: page,
  fullProject,
}) => {
  const { bestand, tabel, importeren } = kozijnstaatPage(page);
  await page.goto(projectPath(fullProject.id));
  const actions = page.getByRole('button', { name: 'Acties voor het project' });
  for (const soort of ['xlsx', 'csv']) {
    await actions.click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: `Kozijnstaat exporteren (.${soort})` }).click(),
    ]);
    const content = await readFile(await download.path());
    await actions.click();
    await page.getByRole('menuitem', { name: 'Kozijnstaat importeren' }).click();
    await bestand.setInputFiles({
      name: download.suggestedFilename(),
      mimeType: 'application/octet-stream',
      buffer: content,
    });
    await expect(tabel.getByText('Gelijk')).toHaveCount(3);
    await importeren.click();
    await expect(frame(page).notice('De lijst verandert niets aan dit project.')).toBeVisible();
    await expect(page).toHaveURL(projectPath(fullProject.id));
  }
});

const GEKOPIEERD = 'De kozijnstaat staat op het klembord. U kunt hem in een rekenblad plakken.';

test('a list that was copied and is pasted changes nothing', async ({
  demoPage: page,
  fullProject,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { plek, tabel } = kozijnstaatPage(page);
  await page.goto(projectPath(fullProject.id));
  const actions = page.getByRole('button', { name: 'Acties voor het project' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Kozijnstaat kopiëren' }).click();
  await expect(frame(page).notice(GEKOPIEERD)).toBeVisible();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Kozijnstaat importeren' }).click();
  await expect(plek).toBeVisible();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(tabel.getByText('Gelijk')).toHaveCount(3);
});

test('two thousand rows are read, shown and imported', async ({ demoPage: page, project, api }) => {
  const { bestand, telling, importeren } = kozijnstaatPage(page);
  await page.goto(kozijnstaatPath(project.id));
  const buffer = kozijnstaatXlsx({ aantal: 2000 });
  const began = Date.now();
  await bestand.setInputFiles({ name: XLSX, mimeType: 'application/octet-stream', buffer });
  await expect(telling(/^2000 rijen → 2000 gevelvullingen, \d+ stuks$/)).toBeVisible({
    timeout: 20_000,
  });
  const shown = Date.now();
  await importeren.click();
  await expect(frame(page).notice('2000 gevelvullingen toegevoegd.')).toBeVisible({
    timeout: 30_000,
  });
  tell(`2,000 rows: shown in ${shown - began} ms, imported in ${Date.now() - shown} ms.`);
  const { project: imported } = await api.fetchProject(project.id);
  expect(imported.gevelvullingen).toHaveLength(2000);
});
