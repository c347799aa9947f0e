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

  await expect(page.getByRole('status').getByText(/^De getallen zijn echt/)).toBeVisible();
  await expect(page.getByText(/^Gelijk: de berekening van nu/)).toBeVisible();
  const table = page.getByRole('table', { name: 'Ondertekende getallen', exact: true });
  await expect(table.getByRole('row', { name: /^K01/ })).toContainText('4000 × 2000');
  await expect(page.getByText(/staat nergens in het rapport\.$/)).toBeVisible();
  const bodies = asked.filter((request) => request.postDataBuffer() !== null);
  expect(bodies.map((request) => request.url())).toEqual([]);
  // pdf.js comes with the first file.
  expect(asked.some((request) => request.url().includes('pdfWorker'))).toBe(true);
});

test('each fault of a report is told in words', async ({ page }) => {
  await page.goto(CONTROLE);
  const fault = page.getByRole('alert');
  const changed = signedReport((json) => {
    json[300] = (json[300] ?? 0) ^ 1;
    return json;
  });
  await offer(page, changed, 'gewijzigd.pdf');
  await expect(fault).toContainText('gewijzigd.pdf: De handtekening hoort niet bij de getallen');

  await offer(page, Buffer.from('<html>'), 'pagina.pdf');
  await expect(fault).toContainText('pagina.pdf: Dit is geen PDF.');

  await page.unroute('**/api/v2/rapportsleutels');
  await offer(page, signedReport(), 'ander.pdf');
  await expect(fault).toContainText('Die is niet van deze Adviestool');
});
