import { VERVALSINGEN } from '@adviestool/pdf/builders/vervalsingen';
import { withBijlagen, withoutHandtekening } from '@adviestool/pdf/builders/vervalsteBestanden';
import { ADVIES_HANDTEKENING, ADVIES_JSON } from '@adviestool/contract/adviesJson';
import { MEESTE_HEEL } from '@adviestool/contract/rapporten';

// oxlint-disable-next-line import/no-unassigned-import -- it acts by being loaded, before pdf.js.
import '@adviestool/pdf/drawing';
import type { Page } from '@playwright/test';

import { GROUP_ID } from './fixtures/api.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { manyGevelvullingen } from './fixtures/manyGevelvullingen.ts';
import { CONTROLE, projectPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';

const RAPPORT = '/api/v2/group/1/project/1/rapport.pdf?gevelvullingen=1f0a7c21';

const withByte = (pdf: Uint8Array): Uint8Array =>
  pdf.map((byte, at) => (at === Math.floor(pdf.length / 3) ? byte ^ 1 : byte));

const ANOTHER_BYTE = { naam: 'another byte', maak: withByte };

/** One of each kind; what each of some thirty is told: vervalsingen.rest.test.ts of the backend, by the same code. */
const FORGERIES = [
  ...VERVALSINGEN.slice(0, 1),
  { naam: 'no signature', maak: withoutHandtekening },
  { naam: 'its end cut off', maak: (pdf: Uint8Array) => pdf.slice(0, -1) },
];

const choose = async (page: Page, naam: string, pdf: Uint8Array): Promise<void> => {
  const bestand = { name: `${naam}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(pdf) };
  await page.getByLabel('Rapport kiezen').setInputFiles(bestand);
};

const offerTo = async (page: Page, naam: string, pdf: Uint8Array): Promise<void> => {
  await choose(page, naam, pdf);
  await expect(page.getByText(`Gecontroleerd: ${naam}.pdf.`)).toBeVisible();
};

const ECHT = /^Dit is het rapport zoals de Adviestool het op .* veranderd\. – /;
const VERANDERD =
  /^Dit bestand is na het maken veranderd\. Wat op de pagina’s staat kan onjuist zijn\. – /;

for (const { title, forgeries } of [
  { title: 'a report is green, and no more after one byte', forgeries: [ANOTHER_BYTE] },
  {
    title: 'of a genuine report and its forgeries only the genuine one is green @rest',
    forgeries: FORGERIES,
  },
]) {
  test(title, async ({ demoPage: page }) => {
    const answer = await page.request.get(RAPPORT);
    expect(answer.status()).toBe(200);
    const rapport = new Uint8Array(await answer.body());
    await page.goto(CONTROLE);
    await offerTo(page, 'echt', rapport);
    await expect(page).toHaveTitle(ECHT);
    for (const { naam, maak } of forgeries) {
      await offerTo(page, naam, maak(rapport));
      await expect(page, naam).toHaveTitle(VERANDERD);
      const alert = page.getByRole('alert');
      await expect(alert, naam).toContainText('Alleen de tabel hieronder telt.');
      await expect(page.getByText('Gelukt:')).toBeAbsent({ beside: alert });
    }
  });
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The files that a report carries. */
const bijlagenOf = async (rapport: Uint8Array): Promise<Map<string, Uint8Array>> => {
  const { readPdf } = await import('@adviestool/pdf/readPdf');
  const gelezen = await readPdf(Uint8Array.from(rapport));
  if (!gelezen.gelukt) throw new Error(gelezen.fout);
  return new Map(gelezen.inhoud.bijlagen.map(({ naam, bytes }) => [naam, bytes]));
};

type Bijlagen = ReadonlyMap<string, Uint8Array>;

const textIn = (bijlagen: Bijlagen, naam: string): string =>
  new TextDecoder().decode(bijlagen.get(naam));

const inNumbers =
  (change: (text: string) => string) =>
  (bijlagen: Bijlagen): [string, Uint8Array][] => [
    ...new Map([...bijlagen, [ADVIES_JSON, utf8(change(textIn(bijlagen, ADVIES_JSON)))]]),
  ];

const inSignature =
  (change: object) =>
  (bijlagen: Bijlagen): [string, Uint8Array][] => {
    const vals = { ...JSON.parse(textIn(bijlagen, ADVIES_HANDTEKENING)), ...change };
    return [...new Map([...bijlagen, [ADVIES_HANDTEKENING, utf8(JSON.stringify(vals))]])];
  };

/** One of each kind of what is done to the files that a report carries, and what the page says of it. */
const MET_ANDERE_BIJLAGEN: readonly {
  naam: string;
  bijlagen: (bijlagen: Bijlagen) => [string, Uint8Array][];
  zegt: string;
}[] = [
  {
    naam: 'a digit',
    bijlagen: inNumbers((text) =>
      text.replace(/\d(?=\D*$)/, (cijfer) => String((Number(cijfer) + 1) % 10)),
    ),
    zegt: 'De handtekening hoort niet bij de getallen',
  },
  {
    naam: 'numbers that are nested',
    bijlagen: inNumbers(() => `${'['.repeat(200_000)}${']'.repeat(200_000)}`),
    zegt: 'De handtekening hoort niet bij de getallen',
  },
  {
    naam: 'the own key of a forger',
    bijlagen: inSignature({ kid: 'eigen' }),
    zegt: 'Die is niet van deze Adviestool',
  },
  {
    naam: 'two of one name',
    bijlagen: (bijlagen) => [...bijlagen, [`x/${ADVIES_JSON}`, utf8('{}')]],
    zegt: 'In dit bestand zitten twee bijlagen met dezelfde naam.',
  },
  { naam: 'none', bijlagen: () => [], zegt: 'In dit bestand zit geen' },
];

test('nothing is green of a report whose attached files are not its own @rest', async ({
  demoPage: page,
}) => {
  const rapport = new Uint8Array(await (await page.request.get(RAPPORT)).body());
  const ander = new Uint8Array(
    await (await page.request.get(RAPPORT.replace('1f0a7c21', 'a93c60d7'))).body(),
  );
  const eigen = await bijlagenOf(rapport);
  await page.goto(CONTROLE);
  const alert = page.getByRole('alert');

  for (const { naam, bijlagen, zegt } of MET_ANDERE_BIJLAGEN) {
    await choose(page, naam, withBijlagen(rapport, bijlagen(eigen)));
    await expect(alert, naam).toContainText(`${naam}.pdf`);
    await expect(alert, naam).toContainText(zegt);
    await expect(page.getByText('Gelukt:')).toBeAbsent({ beside: alert });
  }
  await offerTo(
    page,
    'those of another report',
    withBijlagen(rapport, [...(await bijlagenOf(ander))]),
  );
  await expect(page).toHaveTitle(VERANDERD);
});

test('a report that is set in parts is genuine as one file, and no more after one byte @rest', async ({
  demoPage: page,
  api,
}) => {
  test.slow();
  const { id } = await api.createProject(buildProjectGegevens({ projectNaam: 'In delen' }));
  await api.addGevelvullingen(id, manyGevelvullingen(MEESTE_HEEL + 1));
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
