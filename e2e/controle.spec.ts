import type { Page, Request } from '@playwright/test';

import { CONTROLE } from './fixtures/paths.ts';
import { signedReport, TEST_KEYS } from './fixtures/signedReport.ts';
import { expect, test } from './fixtures/test.ts';

const offer = (page: Page, buffer: Buffer, name = 'rapport.pdf'): Promise<void> =>
  page.getByLabel('Rapport kiezen').setInputFiles({ name, mimeType: 'application/pdf', buffer });

test.beforeEach(async ({ page }) => {
  await page.route('**/api/v2/rapportsleutels', (route) => route.fulfill({ json: TEST_KEYS }));
});

test('a report is checked without a login, and never leaves the browser', async ({ page }) => {
  const asked: Request[] = [];
  await page.goto(CONTROLE);
  await expect(page.getByRole('heading', { name: 'Rapport controleren', level: 1 })).toBeVisible();
  page.on('request', (request) => asked.push(request));
  await offer(page, signedReport());

  const said = page.getByRole('status').filter({ hasText: 'Gecontroleerd: rapport.pdf.' });
  await expect(said).toContainText('Dit rapport is gemaakt voordat rapporten als bestand werden');
  await expect(said).toContainText('De getallen hieronder zijn door de Adviestool berekend.');
  await expect(said).toContainText('De berekening geeft nu dezelfde uitkomst.');
  await expect(page).toHaveTitle(/^Dit rapport is gemaakt voordat .* – /);
  const table = page.getByRole('table', { name: 'Ondertekende getallen', exact: true });
  await expect(table.getByRole('row', { name: /^K01/ })).toContainText('4000 × 2000');
  const bodies = asked.filter((request) => request.postDataBuffer() !== null);
  expect(bodies.map((request) => request.url())).toEqual([]);
  // pdf.js comes with the first file.
  expect(asked.some((request) => request.url().includes('pdfWorker'))).toBe(true);
});

test('each fault of a report is told in words @rest', async ({ page }) => {
  await page.goto(CONTROLE);
  const fault = page.getByRole('alert');
  const changed = signedReport((json) => {
    json[300] = (json[300] ?? 0) ^ 1;
    return json;
  });
  await offer(page, changed, 'gewijzigd.pdf');
  await expect(fault).toContainText('De getallen zijn niet te bewijzen.');
  await expect(fault).toContainText('De handtekening hoort niet bij de getallen');
  await expect(fault).toContainText('Gecontroleerd: gewijzigd.pdf.');

  await offer(page, Buffer.from('<html>'), 'pagina.pdf');
  await expect(fault).toContainText('pagina.pdf: Dit is geen PDF.');

  await page.unroute('**/api/v2/rapportsleutels');
  await offer(page, signedReport(), 'ander.pdf');
  await expect(fault).toContainText('Die is niet van deze Adviestool');
});
