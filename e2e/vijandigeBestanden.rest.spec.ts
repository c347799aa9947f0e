import { writeFile } from 'node:fs/promises';

import { buildPdf } from '@adviestool/pdf/builders/buildPdf';
import { buildXlsx } from '@adviestool/spreadsheet/builders/buildXlsx';
import type { Locator, Page } from '@playwright/test';

import { bouwmodelPage } from './pages/bouwmodelPage.ts';
import { BOUWMODEL_URL, CONTROLE, kozijnstaatPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { zeroZip } from './fixtures/zeroZip.ts';
import { kozijnstaatPage } from './pages/kozijnstaatPage.ts';

/*
 * Files that were made to hold a browser up: the tab goes on, and whoever chose the file reads why it was not taken.
 */

test.setTimeout(600_000);

const MEGABYTE = 1024 * 1024;

/**
 * Milliseconds that a page may stand still: on a quiet machine it is a few hundred; a reader beside it takes a whole
 * core, and reading in the page itself takes longer than this.
 */
const LONGEST_PAUSE = 10_000;

/** Watches from now on how long the page stands still. */
const watchPauses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let last = performance.now();
    const { dataset } = document.documentElement;
    dataset['pause'] = '0';
    setInterval(() => {
      const now = performance.now();
      dataset['pause'] = String(Math.max(Number(dataset['pause']), now - last));
      last = now;
    }, 50);
  });

const longestPause = async (page: Page): Promise<number> =>
  Number(await page.locator('html').getAttribute('data-pause'));

/** Chooses a file of the disk: what a test hands over itself, the page unpacks. */
const choose = async (input: Locator, name: string, content: Uint8Array): Promise<void> => {
  const file = test.info().outputPath(name);
  await writeFile(file, content);
  await input.setInputFiles(file);
};

/** A script of a worker that never answers. The page has another worker, which watches it. */
const hang = async (page: Page, name: RegExp): Promise<void> => {
  await page.route(name, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'for (;;);' }),
  );
};

test.describe('a model', () => {
  test('that unpacks to more than a browser opens, or that is none, is refused in words', async ({
    page,
  }) => {
    const { file, error, tool } = bouwmodelPage(page);
    await page.goto(BOUWMODEL_URL);
    await expect(tool.getByRole('heading', { level: 1 })).toBeVisible();
    await watchPauses(page);
    await choose(file, 'bom.ifczip', zeroZip('model.ifc', 1100 * MEGABYTE));
    await expect(error).toContainText('uitgepakt groter dan 1 GB', { timeout: 300_000 });
    const deep = `ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('IFC4'));\nENDSEC;\nDATA;\n#1=IFCPROJECT(${'('.repeat(8 * MEGABYTE)}`;
    await choose(file, 'diep.ifc', Buffer.from(deep));
    await expect(error).toContainText(/niet volledig|weggevallen|beschadigd/, { timeout: 300_000 });
    expect(await longestPause(page)).toBeLessThan(LONGEST_PAUSE);
  });

  test('whose reader hangs is given up after five minutes', async ({ page }) => {
    const { file, error, tool } = bouwmodelPage(page);
    await page.clock.install();
    await hang(page, /readerWorker[^/]*\.js/);
    await page.goto(BOUWMODEL_URL);
    await expect(tool.getByRole('heading', { level: 1 })).toBeVisible();
    const watching = page.workers().length;
    await choose(file, 'model.ifc', Buffer.from('ISO-10303-21;'));
    await expect.poll(() => page.workers().length).toBe(watching + 1);
    await page.clock.fastForward('05:01');
    await expect(error).toContainText('Het lezen is na vijf minuten gestopt.');
    await expect.poll(() => page.workers().length).toBe(watching);
  });
});

test.describe('a list', () => {
  const bomb = buildXlsx([{ naam: 'Blad', rijen: [['Merk']] }], {
    delen: { 'xl/worksheets/sheet1.xml': '<c r="A1"><v>1</v></c>'.repeat(3 * MEGABYTE) },
  });
  const deep = buildXlsx([{ naam: 'Blad', rijen: [['Merk']] }], {
    delen: { 'xl/sharedStrings.xml': '<si>'.repeat(2 * MEGABYTE) },
  });

  test('that unpacks to too much, or nests without end, is refused in words', async ({
    demoPage: page,
    project,
  }) => {
    const { bestand, fout, heading } = kozijnstaatPage(page);
    await page.goto(kozijnstaatPath(project.id));
    await expect(heading).toBeVisible();
    await watchPauses(page);
    for (const [name, content] of [
      ['bom.xlsx', bomb],
      ['diep.xlsx', deep],
    ] as const) {
      await choose(bestand, name, content);
      await expect(fout).toContainText(/te veel gegevens|beschadigd|duurt te lang/, {
        timeout: 60_000,
      });
    }
    expect(await longestPause(page)).toBeLessThan(LONGEST_PAUSE);
  });

  test('whose reader hangs is given up, and the next one is read', async ({
    demoPage: page,
    project,
  }) => {
    const { bestand, fout, heading, tabel } = kozijnstaatPage(page);
    await page.clock.install();
    await hang(page, /readerWorker[^/]*\.js/);
    await page.goto(kozijnstaatPath(project.id));
    await expect(heading).toBeVisible();
    const watching = page.workers().length;
    const list = Buffer.from('Merk;Breedte (mm);Hoogte (mm)\nK01;1200;1500\n');
    await choose(bestand, 'lijst.csv', list);
    await expect.poll(() => page.workers().length).toBe(watching + 1);
    await page.clock.fastForward('00:31');
    await expect(fout).toContainText('Het lezen van dit bestand duurt te lang en is gestopt.');
    await expect.poll(() => page.workers().length).toBe(watching);
    await page.unrouteAll();
    await choose(bestand, 'lijst.csv', list);
    await expect(tabel).toBeVisible();
  });
});

test.describe('a report', () => {
  test('that is damaged, nests without end or holds too much is refused in words', async ({
    page,
  }) => {
    await page.goto(CONTROLE);
    const input = page.getByLabel('Rapport kiezen');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await watchPauses(page);
    const many = Array.from({ length: 40 }, (_, nummer) => ({
      naam: `bijlage${nummer}.json`,
      bytes: new Uint8Array(MEGABYTE),
    }));
    for (const [name, content] of [
      ['diep.pdf', Buffer.from(`%PDF-1.7\n1 0 obj ${'<<'.repeat(4 * MEGABYTE)}`)],
      ['veel.pdf', buildPdf({ bijlagen: many })],
    ] as const) {
      await choose(input, name, content);
      await expect(page.getByRole('alert')).toContainText(name, { timeout: 120_000 });
      await expect(page.getByRole('alert')).toContainText(
        /beschadigd|te veel of te groot|duurt te lang/,
      );
    }
    expect(await longestPause(page)).toBeLessThan(LONGEST_PAUSE);
  });

  test('whose reader hangs is given up after a minute', async ({ page }) => {
    await page.clock.install();
    await hang(page, /pdfWorker[^/]*\.js/);
    await page.goto(CONTROLE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const watching = page.workers().length;
    await choose(page.getByLabel('Rapport kiezen'), 'hangt.pdf', buildPdf());
    await expect.poll(() => page.workers().length).toBe(watching + 1);
    await page.clock.fastForward('01:01');
    await expect(page.getByRole('alert')).toContainText(
      'hangt.pdf: Het lezen van dit bestand duurt te lang en is gestopt.',
    );
    await expect.poll(() => page.workers().length).toBe(watching);
  });
});
