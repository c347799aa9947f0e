import { readFile } from 'node:fs/promises';

import { buildXlsx } from '@adviestool/spreadsheet/builders/buildXlsx';
import { samenvattingOf } from '@adviestool/domain/vaststellen/samenvatting';
import type { Page } from '@playwright/test';

import type { Api } from './fixtures/api.ts';
import { catalogus } from './fixtures/catalogus.ts';
import { countHandelingen, tell } from './fixtures/countHandelingen.ts';
import { kozijnstaatTekst, kozijnstaatXlsx } from './fixtures/kozijnstaten.ts';
import { kozijnstaatPath, projectPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { fields } from './pages/fields.ts';
import { frame } from './pages/frame.ts';
import { dropFile, kozijnstaatPage } from './pages/kozijnstaatPage.ts';

const XLSX = 'Kozijnstaat Dok.xlsx';

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
  await page.getByRole('button', { name: 'Toepassen' }).click();
};

test('a list of sixty becomes sixty advices and a report in at most 25 clicks and 40 keys @rest', async ({
  demoPage: page,
  project,
  api,
}) => {
  test.setTimeout(180_000);
  const handelingen = await countHandelingen(page);
  const { plek, importeren, telling } = kozijnstaatPage(page);
  await page.goto(projectPath(project.id));
  await page.getByRole('link', { name: 'Kozijnstaat importeren' }).first().click();
  await dropFile(plek, { name: XLSX, content: kozijnstaatXlsx({ aantal: 60 }) });
  await page.getByRole('button', { name: 'Beantwoorden voor kozijn' }).click();
  await fillStandaard(page);
  await expect(telling(/^60 rijen → 60 gevelvullingen, \d+ stuks$/)).toBeVisible();
  await expect(page.getByText('Advies gereed').first()).toBeVisible();
  await importeren.click();
  await expect(frame(page).notice('60 gevelvullingen toegevoegd.')).toBeVisible();
  await expect(page).toHaveURL(projectPath(project.id));
  const downloads = page.waitForEvent('download', { timeout: 100_000 });
  await page.getByRole('button', { name: 'Rapport', exact: true }).click();
  await page.getByRole('button', { name: 'Maken', exact: true }).click();
  expect((await downloads).suggestedFilename()).toContain('advies.pdf');

  const { clicks, keys } = await handelingen();
  tell(
    `From an empty project to 60 advices and their report: ${clicks + 1} clicks, the drop counted as one, and ${keys} keys.`,
  );
  expect(clicks + 1).toBeLessThanOrEqual(25);
  expect(keys).toBeLessThanOrEqual(40);
  expect(await samenvatting(api, project.id)).toMatchObject({ gevelvullingen: 60, gereed: 60 });
});

const REVISIE = [
  'Merk;Type;Aantal;Breedte;Hoogte',
  'K01;kozijn;9;1300;2400',
  'K99;kozijn;1;900;2100',
].join('\n');

test('a list that comes again is compared with what there is, in at most 5 clicks', async ({
  demoPage: page,
  project,
  api,
}) => {
  const { plek, tekst, lees, importeren, tabel, telling } = kozijnstaatPage(page);
  await page.goto(kozijnstaatPath(project.id));
  await tekst.fill(
    ['Merk;Type;Aantal;Breedte;Hoogte', 'K01;kozijn;4;1200;2400', 'K02;kozijn;2;900;2100'].join(
      '\n',
    ),
  );
  await lees.click();
  await importeren.click();
  await expect(frame(page).notice('2 gevelvullingen toegevoegd.')).toBeVisible();

  const handelingen = await countHandelingen(page);
  await page.goto(projectPath(project.id));
  await page.getByRole('button', { name: 'Acties voor het project' }).click();
  await page.getByRole('menuitem', { name: 'Kozijnstaat importeren' }).click();
  await expect(page.getByText(/^Laatst ingelezen: ‘Klembord’, 2 rijen/)).toBeVisible();
  await dropFile(plek, { name: 'revisie.csv', content: Buffer.from(REVISIE) });
  await expect(telling(/^2 rijen → 2 gevelvullingen, 10 stuks$/)).toBeVisible();
  await expect(tabel.getByRole('row', { name: /was 1200/ })).toBeVisible();
  await expect(page.getByText('1 gevelvulling staat niet meer in de lijst')).toBeVisible();
  await page.getByRole('button', { name: 'Alle verwijderen' }).click();
  await importeren.click();
  await expect(
    frame(page).notice(
      '1 gevelvulling toegevoegd, 1 gevelvulling bijgewerkt, 1 gevelvulling verwijderd.',
    ),
  ).toBeVisible();
  const { clicks } = await handelingen();
  tell(`A list that comes again: ${clicks + 1} clicks, the drop counted as one.`);
  expect(clicks + 1).toBeLessThanOrEqual(5);
  const { project: stored } = await api.fetchProject(project.id);
  expect(
    stored.gevelvullingen.map(({ gevelvullingEnKaderData: { merk, aantal } }) => [merk, aantal]),
  ).toEqual([
    ['K01', 9],
    ['K99', 1],
  ]);
  await page.goto(`${projectPath(project.id)}/geschiedenis`);
  await expect(page.getByText('Kozijnstaat ‘revisie.csv’ ingelezen (2 rijen)')).toBeVisible();
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

test('a hostile file gives its error within two seconds, and the next file is read @rest', async ({
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

test('a list that was copied and is pasted changes nothing @rest', async ({
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

test('two thousand rows are read, shown and imported @rest', async ({
  demoPage: page,
  project,
  api,
}) => {
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

test('on a telephone what is wrong with a cell is in sight beside it, above the foot', async ({
  demoPage: page,
  project,
}) => {
  const { heading, tekst, lees, importeren, volgendeFout, cel } = kozijnstaatPage(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(kozijnstaatPath(project.id));
  const rijen = Array.from({ length: 12 }, (_none, at) => {
    const hoogte = at === 6 ? 'abc' : '2400';
    return `K${at};kozijn;2;Noord;1;Woonkamer;1200;${hoogte}`;
  });
  await tekst.fill(['Merk;Type;Aantal;Gevel;Bouwlaag;Ruimte;Breedte;Hoogte', ...rijen].join('\n'));
  await lees.click();
  await expect(importeren).toBeVisible();
  await expect(heading).toBeFocused();
  await volgendeFout.click();
  await expect(cel('Hoogte', 8)).toBeFocused();
  await expect(page.getByText(/^Hoogte: /)).toBeInViewport({ ratio: 1 });
});
