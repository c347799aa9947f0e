import { readFile } from 'node:fs/promises';

import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from './fixtures/gevelvullingen.ts';
import { beherenPath, IDS, IMPORTEREN, projectPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { dropFile } from './pages/kozijnstaatPage.ts';
import { frame } from './pages/frame.ts';
import { projectListPage } from './pages/projectListPage.ts';

const unique = (): string => crypto.randomUUID().slice(0, 8);

test('a project is copied with what is fixed, put away, exported and brought back as a file', async ({
  demoPage: page,
  api,
}) => {
  const naam = `Blok ${unique()}`;
  const { id } = await api.createProject(buildProjectGegevens({ projectNaam: naam }), [
    gevelvullingen.kozijn,
  ]);
  await api.fixAdviezen(id, [IDS.kozijn]);

  await page.goto(beherenPath(id));
  await page.getByRole('button', { name: 'Project dupliceren' }).click();
  const dialog = page.getByRole('dialog', { name: `Project ‘${naam}’ dupliceren` });
  await expect(dialog.getByLabel('Naam van de kopie')).toBeFocused();
  await dialog.getByLabel('Naam van de kopie').fill(`${naam} B`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `${naam} B`, level: 1 })).toBeVisible();
  await expect(page.getByText('Vastgesteld').first()).toBeVisible();
  const copy = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
  expect(copy).not.toBe(id);
  expect(await api.gevelvullingenText(copy)).toBe(await api.gevelvullingenText(id));

  await page.goto(beherenPath(id));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Project exporteren' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${naam}.adviestool.json`);
  const bestand = await readFile(await download.path());

  await page.getByRole('button', { name: 'Project archiveren' }).click();
  const melding = page.getByText('staat sinds').first();
  await expect(melding).toBeVisible();
  await page.goto(projectPath(id));
  await expect(melding).toBeVisible();
  await page.goto(`/?zoek=${encodeURIComponent(naam)}`);
  const { rows, project } = projectListPage(page);
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Gearchiveerd' }).click();
  await expect(project(naam)).toBeVisible();
  await expect(rows).toHaveCount(1);

  await page.goto(IMPORTEREN);
  await dropFile(page.locator('body'), { name: 'blok.adviestool.json', content: bestand });
  await expect(page.getByRole('region', { name: 'Dit komt binnen' })).toContainText(
    '1 vastgesteld advies',
  );
  await page.getByRole('button', { name: 'Importeren', exact: true }).click();
  await expect(page.getByRole('heading', { name: naam, level: 1 })).toBeVisible();
  const imported = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
  expect(await api.gevelvullingenText(imported)).toBe(await api.gevelvullingenText(id));
  await expect(frame(page).notice('is geïmporteerd.')).toBeVisible();
});

test('a merk is found across projects, and leads to its gevelvulling', async ({
  demoPage: page,
  api,
}) => {
  const merk = `K-${unique()}`;
  const { gevelvullingEnKaderData: kader, ...rest } = gevelvullingen.kozijn;
  const { id } = await api.createProject(
    buildProjectGegevens({ projectNaam: `Blok ${unique()}` }),
    [gevelvullingen.schuifpui, { ...rest, gevelvullingEnKaderData: { ...kader, merk } }],
  );
  const { search, rows } = projectListPage(page);
  await page.goto('/');
  await search.fill(merk.toLowerCase());
  await expect(rows).toHaveCount(1);
  await page.getByRole('link', { name: merk, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/project/${id}\\?zoek=`));
  await expect(page.getByText('1 van 2').first()).toBeVisible();
});
