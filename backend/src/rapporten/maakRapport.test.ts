import { beforeAll, describe, expect, test } from '@jest/globals';
import { readPdf as readSignedPdf } from '@adviestool/pdf/readPdf';
import { adviesJsonSchema, ADVIES_JSON } from '@adviestool/contract/adviesJson';
import { unzipSync } from 'fflate';

import { readLogo } from '../logo/readLogo.ts';
import { createInstallatie, ondertekenaarsOf } from '../testing/buildOndertekenaars.ts';
import {
  buildRapportOpdracht,
  manyGevelvullingen,
  MOMENT,
} from '../testing/buildRapportOpdracht.ts';
import { buildKapottePng, buildPng } from '../testing/buildPng.ts';
import { JPEG, KAPOTTE_JPEG } from '../testing/jpeg.ts';
import { maakHier } from '../testing/maakHier.ts';
import { readPdf } from '../testing/readPdf.ts';
import { maakRapport, type MaakOpties } from './maakRapport.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';
import { rapportGegevensOf } from './rapportGegevensOf.ts';
import { rapportLogoOf } from './rapportLogoOf.ts';
import { startRapportProces } from './startRapportProces.ts';

const ondertekenaars = ondertekenaarsOf(await createInstallatie(MOMENT));
const opties = (more: Partial<MaakOpties> = {}): MaakOpties => ({
  ondertekenaars,
  onGedaan: () => undefined,
  ...more,
});

/** The file of a report, made in a process as the product does. */
const maakApart = async (opdracht: RapportOpdracht): Promise<Uint8Array> =>
  (await maakRapport(opdracht, opties())).bytes;

/** The same file, made in this process. */
const maak = (opdracht: RapportOpdracht): Promise<Uint8Array> => maakHier(opdracht, ondertekenaars);

const SPACES = /[\s\u200B]/g;
const without = (text: string): string => text.replaceAll(SPACES, '');

/** Every text that the template gets, but for what is no text of the page. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

test('a report is tagged PDF/A-3a with the signed numbers in it, and has every number of the screen', async () => {
  const opdracht = buildRapportOpdracht(manyGevelvullingen(10));
  const { text, isTagged, pdfa, attachments } = await readPdf(await maakApart(opdracht));
  expect([isTagged, pdfa]).toEqual([true, '3A']);
  expect([...attachments.keys()].toSorted()).toEqual(['advies.handtekening.json', ADVIES_JSON]);
  const json = adviesJsonSchema.parse(
    JSON.parse(new TextDecoder().decode(attachments.get(ADVIES_JSON))),
  );
  expect(json.gevelvullingen).toHaveLength(10);
  const gegevens = rapportGegevensOf({ ...opdracht, logo: null, bewijs: null });
  for (const deel of gegevens.gevelvullingen) {
    const { zijden, posities, toetsen, bevestiging, meldingen, berekening, belasting } = deel;
    const said = textsOf([zijden.map(({ tone: _tone, ...zijde }) => zijde), posities]);
    said.push(...textsOf([toetsen, bevestiging, meldingen, berekening, belasting]));
    const missing = said
      // A symbol has its part below the line there.
      .filter((each) => !each.includes('_'))
      .filter((each) => !text.includes(without(each)));
    expect(missing).toEqual([]);
  }
  expect(text).toContain('pagina1van');
  expect(text).toContain(`staatop${opdracht.siteOrigin}/rekenmodel`);
}, 120_000);

test('labels are made in the same process, and the file is signed as a report is', async () => {
  const bytes = await maakApart(
    buildRapportOpdracht(manyGevelvullingen(2), {
      document: { soort: 'etiketten', formaat: 'a6', per: 'merk' },
    }),
  );
  const { pages, pdfa, attachments } = await readPdf(bytes);
  expect([pages.length, pdfa, [...attachments.keys()]]).toEqual([2, '3A', []]);
  expect(pages[0]).toContain('M1');
  const gelezen = await readSignedPdf(Uint8Array.from(bytes));
  expect(
    gelezen.gelukt && gelezen.inhoud.ondertekeningen?.map(({ door }) => door !== null),
  ).toEqual([true]);
}, 60_000);

test('text of a user is set as text, whatever it says', async () => {
  const hostile = `#panic("x") $ \\ \` */ <b> ${'lang'.repeat(1250)} @ref مرحبا 😀 \uE000`;
  const [gevelvulling] = manyGevelvullingen(1);
  if (gevelvulling === undefined) throw new Error('There is one.');
  const kader = { ...gevelvulling.gevelvullingEnKaderData, merk: hostile };
  const opdracht = buildRapportOpdracht([{ ...gevelvulling, gevelvullingEnKaderData: kader }]);
  const { projectGegevens } = opdracht.project;
  const namen = { projectNaam: hostile, referentienummer: hostile, werkadres: hostile };
  const { text } = await readPdf(
    await maak({
      ...opdracht,
      door: hostile,
      project: { ...opdracht.project, projectGegevens: { ...projectGegevens, ...namen } },
    }),
  );
  expect(text).toContain(without('#panic("x") $ \\ ` */ <b>'));
  expect(text).toContain('lang'.repeat(300));
  // A sign that no font has is written by its number.
  expect(text).toContain('[U+E000]');
}, 120_000);

/** Width and height in pixels of each picture in a PDF. */
const picturesOf = (pdf: Uint8Array): number[][] =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Subtype\s*\/Image\b[^>]*?\/Width (\d+)[^>]*?\/Height (\d+)/gs),
  ].map(([, width, height]) => [Number(width), Number(height)]);

describe('the logo of a company', () => {
  const opdracht = buildRapportOpdracht(manyGevelvullingen(1));
  let plain: Uint8Array;

  beforeAll(async () => {
    plain = await maak(opdracht);
  }, 120_000);

  test.each([
    ['PNG', buildPng(300, 20)],
    ['JPEG', JPEG],
  ])(
    '(%s) is on the cover and nowhere in what is signed',
    async (_soort, file) => {
      const logo = await readLogo(file);
      if ('reden' in logo) throw new Error(logo.reden);
      const withLogo = await maak({ ...opdracht, logo: rapportLogoOf(logo) });
      expect(picturesOf(plain)).toEqual([]);
      expect(picturesOf(withLogo)).toEqual([[logo.breedte, logo.hoogte]]);
      const [one, other] = [await readPdf(plain), await readPdf(withLogo)];
      expect([other.isTagged, other.pdfa]).toEqual([true, '3A']);
      expect(other.pages).toEqual(one.pages);
      expect(other.attachments.get(ADVIES_JSON)).toEqual(one.attachments.get(ADVIES_JSON));
    },
    120_000,
  );
});

test.each([
  ['image/png', buildKapottePng(40, 20)],
  ['image/jpeg', KAPOTTE_JPEG],
] as const)(
  'a stored logo whose pixels nobody can read (%s) is left out, which the cover says',
  async (type, bytes) => {
    const opdracht = buildRapportOpdracht(manyGevelvullingen(1));
    // From before a logo was decoded when it came in.
    const logo = rapportLogoOf({ type, breedte: 40, hoogte: 20, bytes });
    const pdf = await maak({ ...opdracht, logo });
    expect(picturesOf(pdf)).toEqual([]);
    const said = 'Het logo van het bedrijf kan niet als afbeelding worden gelezen.';
    expect((await readPdf(pdf)).text).toContain(without(said));
  },
  120_000,
);

test('a stored logo from before that was done is written anew, without what is no picture', async () => {
  const remark = Buffer.concat([
    JPEG.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, 11]),
    Buffer.from('Jan Smit!'),
    JPEG.subarray(2),
  ]);
  const logo = rapportLogoOf({ type: 'image/jpeg', breedte: 32, hoogte: 16, bytes: remark });
  const pdf = await maakApart({ ...buildRapportOpdracht(manyGevelvullingen(1)), logo });
  expect(picturesOf(pdf)).toEqual([[32, 16]]);
  expect(Buffer.from(pdf).toString('latin1')).not.toContain('Jan Smit!');
}, 120_000);

test('a report that cannot be made says by which gevelvulling, and at what', async () => {
  const [eerste, tweede, derde] = manyGevelvullingen(3);
  if (eerste === undefined || tweede === undefined || derde === undefined) {
    throw new Error('There are three.');
  }
  // As nothing in the product stores it: a width that is no number.
  const gevelvullingEnKaderData = Object.assign(
    structuredClone(tweede.gevelvullingEnKaderData),
    JSON.parse('{"breedte":{}}'),
  );
  const kapot = { ...tweede, gevelvullingEnKaderData };
  const made = maakApart(buildRapportOpdracht([eerste, kapot, derde]));
  await expect(made).rejects.toMatchObject({
    soort: 'mislukt',
    oorzaak: { stap: 'berekenen', gevelvulling: expect.stringMatching(/^M2 /) },
  });
}, 120_000);

test('a dossier has the report, the lists and a page with the hash of each', async () => {
  const opdracht = buildRapportOpdracht(undefined, { soort: 'dossier' });
  const files = unzipSync(await maak(opdracht));
  expect(Object.keys(files)).toEqual([
    'inhoud.html',
    'advies.pdf',
    'bouwlijst.xlsx',
    'bouwlijst.csv',
    'kozijnstaat.xlsx',
  ]);
  const page = new TextDecoder().decode(files['inhoud.html']);
  for (const [naam, bytes] of Object.entries(files)) {
    if (naam === 'inhoud.html') continue;
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
    expect(page).toContain(hash.toString('hex'));
  }
}, 120_000);

test('a dossier says at what is to be ordered that a source had expired on its day', async () => {
  const opdracht = buildRapportOpdracht(undefined, { soort: 'dossier' });
  const { catalogus } = opdracht;
  const bronnen = Object.fromEntries(
    Object.entries(catalogus.bronnen ?? {}).map(([id, bron]) => [
      id,
      { ...bron, geldigTot: '2026-11-21' },
    ]),
  );
  const files = unzipSync(await maak({ ...opdracht, catalogus: { ...catalogus, bronnen } }));
  const lijst = new TextDecoder().decode(files['bouwlijst.csv']);
  const regel = lijst.split('\n').find((each) => each.includes('K01'));
  expect(regel).toContain('Met 1 waarschuwing bij het advies.');
}, 120_000);

test.each([
  ['tijd', { tijd: 50, geheugen: 1200 }],
  ['geheugen', { tijd: 60_000, geheugen: 40 }],
] as const)('a report that takes too much (%s) is killed', async (soort, grenzen) => {
  await expect(maakRapport(buildRapportOpdracht(), opties({ grenzen }))).rejects.toMatchObject({
    soort,
  });
});

test('a report whose process is killed fails, and the next is made', async () => {
  const opdracht = buildRapportOpdracht(manyGevelvullingen(3));
  const proces = startRapportProces(1200);
  const killed = maakRapport(
    opdracht,
    opties({ onGedaan: () => process.kill(proces.pid ?? 0, 'SIGKILL') }),
    proces,
  );
  await expect(killed).rejects.toMatchObject({
    soort: 'mislukt',
    message: expect.stringContaining('ended with SIGKILL'),
  });
  const { paginas } = await maakRapport(opdracht, opties());
  expect(paginas).toBeGreaterThan(0);
}, 120_000);

test('a report that is being made is given up when the server stops', async () => {
  const stopping = new AbortController();
  const made = maakRapport(buildRapportOpdracht(), opties({ signal: stopping.signal }));
  stopping.abort();
  await expect(made).rejects.toMatchObject({ soort: 'gestopt' });
});
