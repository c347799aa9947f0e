import { readFile } from 'node:fs/promises';

import { bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import type { Download, Page } from '@playwright/test';

import { seriousViolations } from './fixtures/axe.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { catalogus } from './fixtures/catalogus.ts';
import { gevelvullingen } from './fixtures/gevelvullingen.ts';
import { bouwlijstPath, IDS, projectDetailsPath, projectPath, stepPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { adviesStep } from './pages/adviesStep.ts';
import { bouwlijstPage } from './pages/bouwlijstPage.ts';
import { frame } from './pages/frame.ts';

const downloadOf = async (page: Page, entry: string): Promise<Download> => {
  const { export: exporteren, exportEntry } = bouwlijstPage(page);
  await exporteren.click();
  const [download] = await Promise.all([page.waitForEvent('download'), exportEntry(entry).click()]);
  return download;
};

const contentOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

test('the bouwlijst of a project counts what its advice counts', async ({
  demoPage: page,
  fullProject,
}) => {
  await page.goto(
    stepPath({ projectId: fullProject.id, gevelvullingId: IDS.kozijn, step: 'advies' }),
  );
  await adviesStep(page).more.click();
  await adviesStep(page).toBouwlijst.click();
  const { heading, totaal, showPerGevelvulling, perGevelvulling } = bouwlijstPage(page);
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(bouwlijstPath(fullProject.id));

  const lijst = bouwlijst({ ...fullProject, catalogus });
  expect(lijst.totalen.length).toBeGreaterThan(3);
  for (const { naam, aantal } of lijst.totalen) {
    await expect(
      totaal(naam).getByRole('cell', { name: String(aantal), exact: true }),
    ).toBeVisible();
  }
  await showPerGevelvulling.click();
  for (const { naam, aantal } of lijst.gevelvullingen) {
    await expect(
      perGevelvulling.getByRole('rowheader', { name: `${naam} × ${aantal}` }),
    ).toBeVisible();
  }
  expect(await seriousViolations(page)).toEqual([]);

  const csv = (await contentOf(await downloadOf(page, 'CSV-bestand (.csv)'))).toString('utf8');
  for (const { id, aantal } of lijst.totalen) {
    expect(csv).toMatch(new RegExp(`^Totaal;;${id};.*;${aantal};`, 'm'));
  }
});

test('what is not complete is named and leads to its gevelvulling', async ({
  demoPage: page,
  api,
}) => {
  const { kozijn, hsb } = gevelvullingen;
  const project = await api.createProject(
    buildProjectGegevens({ projectNaam: `Onvolledig ${crypto.randomUUID()}` }),
    [kozijn, { ...hsb, detailleringData: {} }],
  );
  await page.goto(bouwlijstPath(project.id));
  const { ontbrekend } = bouwlijstPage(page);
  await expect(ontbrekend).toHaveText([/HSB-A HSB-element.*: gegevens of productkeuze onvolledig/]);
  await ontbrekend.getByRole('link').click();
  await expect(page).toHaveURL(
    stepPath({ projectId: project.id, gevelvullingId: IDS.hsb, step: 'detaillering' }),
  );
});

test('a project that is not ready asks to be completed first', async ({ demoPage: page, api }) => {
  const project = await api.createProject(
    buildProjectGegevens({ projectNaam: `Leeg ${crypto.randomUUID()}`, windgebied: null }),
    [gevelvullingen.kozijn],
  );
  const question = frame(page).question('Projectgegevens incompleet');
  await page.goto(bouwlijstPath(project.id));
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page).toHaveURL(projectPath(project.id));

  await page.goto(bouwlijstPath(project.id));
  await question.getByRole('button', { name: 'Aanvullen' }).click();
  await expect(page).toHaveURL(projectDetailsPath(project.id));
});

test('a large bouwlijst becomes a workbook, within the policy of the page @rest', async ({
  demoPage: page,
  api,
}) => {
  const { kozijn } = gevelvullingen;
  const project = await api.createProject(
    buildProjectGegevens({ projectNaam: `Groot ${crypto.randomUUID()}` }),
    Array.from({ length: 500 }, (_value, index) => ({
      ...kozijn,
      gevelvullingEnKaderData: {
        ...kozijn.gevelvullingEnKaderData,
        id: `nr-${index}`,
        merk: `K${index} ${crypto.randomUUID()}`,
      },
    })),
  );
  await page.goto(bouwlijstPath(project.id));
  const download = await downloadOf(page, 'Excel-bestand (.xlsx)');
  expect(download.suggestedFilename()).toMatch(/^Bouwlijst Groot .*\.xlsx$/);
  const content = await contentOf(download);
  expect(content.subarray(0, 2).toString()).toBe('PK');
});
