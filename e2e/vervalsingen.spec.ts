import { VERVALSINGEN, withoutKenmerk } from '@adviestool/pdf/builders/vervalsingen';
import { withoutHandtekening, withoutPages } from '@adviestool/pdf/builders/vervalsteBestanden';

import { CONTROLE } from './fixtures/paths.ts';
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

test('of a genuine report and its forgeries only the genuine one is green', async ({
  demoPage: page,
}) => {
  const answer = await page.request.get(RAPPORT);
  expect(answer.status()).toBe(200);
  const rapport = new Uint8Array(await answer.body());
  await page.goto(CONTROLE);
  const offer = async (naam: string, pdf: Uint8Array) => {
    const bestand = { name: `${naam}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(pdf) };
    await page.getByLabel('Rapport kiezen').setInputFiles(bestand);
    const checked = page.getByText(`Gecontroleerd: ${naam}.pdf.`);
    await expect(checked).toBeVisible();
  };

  await offer('echt', rapport);
  await expect(page).toHaveTitle(
    /^Dit is het rapport zoals de Adviestool het op .* veranderd\. – /,
  );
  for (const { naam, maak } of FORGERIES) {
    await offer(naam, maak(rapport));
    await expect(page, naam).toHaveTitle(
      /^Dit bestand is na het maken veranderd\. Wat op de pagina’s staat kan onjuist zijn\. – /,
    );
    const alert = page.getByRole('alert');
    await expect(alert, naam).toContainText('Alleen de tabel hieronder telt.');
    await expect(page.getByText('Gelukt:')).toBeAbsent({ beside: alert });
  }
});
