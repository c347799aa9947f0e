import { VERVALSINGEN, withoutKenmerk } from '@adviestool/pdf/builders/vervalsingen';
import { withoutHandtekening, withoutPages } from '@adviestool/pdf/builders/vervalsteBestanden';

import type { Page } from '@playwright/test';

import { GROUP_ID } from './fixtures/api.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { manyGevelvullingen } from './fixtures/manyGevelvullingen.ts';
import { CONTROLE, projectPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';

const RAPPORT = '/api/v2/group/1/project/1/rapport.pdf?gevelvullingen=1f0a7c21';

const withByte = (pdf: Uint8Array): Uint8Array =>
  pdf.map((byte, at) => (at === Math.floor(pdf.length / 3) ? byte ^ 1 : byte));

const FORGERIES = [
  ...VERVALSINGEN,
  { naam: 'no pages', maak: withoutPages },
  { naam: 'no kenmerk', maak: withoutKenmerk },
  { naam: 'no signature', maak: withoutHandtekening },
  { naam: 'another byte', maak: withByte },
  { naam: 'a byte behind it', maak: (pdf: Uint8Array) => Uint8Array.from([...pdf, 0x0a]) },
  { naam: 'its end cut off', maak: (pdf: Uint8Array) => pdf.slice(0, -1) },
];

const offerTo = async (page: Page, naam: string, pdf: Uint8Array): Promise<void> => {
  const bestand = { name: `${naam}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(pdf) };
  await page.getByLabel('Rapport kiezen').setInputFiles(bestand);
  await expect(page.getByText(`Gecontroleerd: ${naam}.pdf.`)).toBeVisible();
};

const ECHT = /^Dit is het rapport zoals de Adviestool het op .* veranderd\. – /;
const VERANDERD =
  /^Dit bestand is na het maken veranderd\. Wat op de pagina’s staat kan onjuist zijn\. – /;

test('of a genuine report and its forgeries only the genuine one is green', async ({
  demoPage: page,
}) => {
  const answer = await page.request.get(RAPPORT);
  expect(answer.status()).toBe(200);
  const rapport = new Uint8Array(await answer.body());
  await page.goto(CONTROLE);
  await offerTo(page, 'echt', rapport);
  await expect(page).toHaveTitle(ECHT);
  for (const { naam, maak } of FORGERIES) {
    await offerTo(page, naam, maak(rapport));
    await expect(page, naam).toHaveTitle(VERANDERD);
    const alert = page.getByRole('alert');
    await expect(alert, naam).toContainText('Alleen de tabel hieronder telt.');
    await expect(page.getByText('Gelukt:')).toBeAbsent({ beside: alert });
  }
});

test('a report that is set in parts is genuine as one file, and no more after one byte @rest', async ({
  demoPage: page,
  api,
}) => {
  test.slow();
  const { id } = await api.createProject(buildProjectGegevens({ projectNaam: 'In delen' }));
  await api.addGevelvullingen(id, manyGevelvullingen(121));
  // Leads to how far it is when it takes longer than the short way waits.
  await page.request.get(`/api/v2/group/${GROUP_ID}/project/${id}/rapport.pdf`);
  await page.goto(`${projectPath(id)}/rapporten`);
  const link = page.getByRole('link', { name: /^Openen/ });
  await expect(link).toBeVisible({ timeout: 120_000 });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  const rapport = new Uint8Array(await answer.body());

  await page.goto(CONTROLE);
  await offerTo(page, 'delen', rapport);
  await expect(page).toHaveTitle(ECHT);
  await offerTo(page, 'byte', withByte(rapport));
  await expect(page).toHaveTitle(VERANDERD);
});
