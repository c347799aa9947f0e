import { RAPPORT_INHOUD } from '@adviestool/contract/rapporten';
import { expect, test } from '@jest/globals';

import { buildRapportOpdracht, manyGevelvullingen } from '../testing/buildRapportOpdracht.ts';
import { readPdf } from '../testing/readPdf.ts';
import { etikettenOf } from './etikettenOf.ts';
import { montageOf } from './montageOf.ts';
import { rapportGegevensOf } from './rapportGegevensOf.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';
import { zetDeel, zetSjabloon } from './zetDeel.ts';

const LANG = `Kozijn ${'in de achtergevel van blok B '.repeat(8)}K-`;

const MERKEN = [
  'Appartement twaalf kozijn K-A',
  'Appartement twaalf kozijn K-B',
  `${LANG}A`,
  `${LANG}B`,
  'K'.repeat(255),
  // A line of itself breaks nowhere in these.
  'NOORD_OOST_GEVEL_KA',
  'WESTGEVEL_BEGANEGROND_A',
  'Voorgevel-2.01-2.02-2.04-2.05',
  'K-2026-0014-001-002-004-005',
  'Appartement\u00A0twaalf\u00A0kozijn\u00A0K-C',
  '-'.repeat(60),
  'W'.repeat(24),
];

const opdracht = buildRapportOpdracht(
  manyGevelvullingen(MERKEN.length).map((gevelvulling, index) => ({
    ...gevelvulling,
    gevelvullingEnKaderData: {
      ...gevelvulling.gevelvullingEnKaderData,
      merk: MERKEN[index] ?? null,
    },
  })),
);

const zonderSpaties = (text: string): string => text.replaceAll(/[\s\u200B]/g, '');

const rapportOf = (inhoud: RapportOpdracht['inhoud']) =>
  rapportGegevensOf({ ...opdracht, inhoud, bewijs: null });

const lees = async (gezet: ReturnType<typeof zetSjabloon>) => readPdf((await gezet).pdf);

type Plaatsen = Awaited<ReturnType<typeof readPdf>>['places'][number];

/** How far to the right the parts of merken go, of those left of a place; a number alone may be another's. */
const rechts = (plaatsen: Plaatsen, tot = Infinity): number =>
  Math.max(
    ...plaatsen
      .filter(
        ({ text, left }) =>
          left < tot && /\D/u.test(text) && MERKEN.some((merk) => merk.includes(text.trim())),
      )
      .map(({ right }) => right),
  );

const kolomVan = (plaatsen: Plaatsen, kop: string) => {
  const kolom = plaatsen.find(({ text }) => text === kop);
  if (kolom === undefined) throw new Error(`There is no column ${kop}.`);
  return kolom;
};

const PT_PER_MM = 72 / 25.4;

test.each([
  // Width of a label, its margin, and the QR code with the space before it; mm.
  ['a5', 148 - 9 - 27],
  ['a6', 105 - 7 - 21],
] as const)(
  'a label of %s says a merk to its end, beside the QR code',
  async (formaat, qr) => {
    const gegevens = etikettenOf(opdracht, { soort: 'etiketten', formaat, per: 'stuk' });
    const { pages, places } = await lees(zetSjabloon('etiketten', gegevens, { bestanden: [] }));
    gegevens.etiketten.forEach(({ nummer }, index) => {
      expect(pages[index]).toContain(zonderSpaties(MERKEN[nummer] ?? '?'));
      expect(rechts(places[index] ?? [])).toBeLessThan(qr * PT_PER_MM);
    });
  },
  60_000,
);

test('so does one of eight on a sheet', async () => {
  for (const gekozen of opdracht.project.gevelvullingen) {
    const { id, merk } = gekozen.gevelvullingEnKaderData;
    const gegevens = etikettenOf(
      { ...opdracht, gekozen: [id] },
      { soort: 'etiketten', formaat: 'a4x8', per: 'merk' },
    );
    const { text, places } = await lees(zetSjabloon('etiketten', gegevens, { bestanden: [] }));
    expect(text).toContain(zonderSpaties(merk ?? '?'));
    expect(rechts(places[0] ?? [])).toBeLessThan((105 - 5.5 - 27) * PT_PER_MM);
  }
}, 60_000);

test('in the summary of a report no column runs over another', async () => {
  const gegevens = rapportOf(['samenvatting']);
  const { text, places } = await lees(zetDeel(gegevens, { bestanden: [] }));
  for (const merk of MERKEN) expect(text).toContain(zonderSpaties(merk));
  const bladen = places.filter((plaatsen) => plaatsen.some(({ text: kop }) => kop === 'Producten'));
  expect(bladen.length).toBeGreaterThan(0);
  for (const blad of bladen) {
    const kolom = kolomVan(blad, 'Producten');
    expect(rechts(blad, kolom.left)).toBeLessThan(kolomVan(blad, 'B × H mm').left);
    expect(kolom.right).toBeLessThan(kolomVan(blad, 'UC').left);
    const namen = blad.filter(({ text: naam }) => /^(?:HSB-h|H)oekanker/u.test(naam));
    for (const naam of namen) expect(naam.right).toBeLessThan(kolomVan(blad, 'UC').left);
  }
}, 60_000);

test('the page of a gevelvulling has its merk as it is, on the paper and on one line in the head', async () => {
  const { text, places } = await lees(zetDeel(rapportOf(['gevelvulling']), { bestanden: [] }));
  // A longer one may go on on the next page.
  for (const merk of MERKEN.filter(({ length }) => length < 100)) {
    expect(text).toContain(`Merk${zonderSpaties(merk)}`);
  }
  for (const blad of places) {
    expect(Math.max(...blad.map(({ right }) => right))).toBeLessThan((210 - 14) * PT_PER_MM);
    const kop = blad.filter(({ y }) => y > (297 - 23) * PT_PER_MM).map(({ y }) => Math.round(y));
    expect(new Set(kop).size).toBeLessThan(2);
    expect(Math.max(...kop)).toBeLessThan((297 - 10) * PT_PER_MM);
  }
}, 60_000);

test('the list of what is mounted has each merk in its own column', async () => {
  const { text, places } = await lees(zetSjabloon('lijst', montageOf(opdracht), { bestanden: [] }));
  for (const merk of MERKEN) expect(text).toContain(zonderSpaties(merk));
  const [eerste = []] = places;
  const kolom = kolomVan(eerste, 'Geplaatst');
  const rijen = eerste.slice(eerste.indexOf(kolom));
  expect(rechts(rijen, kolom.left)).toBeLessThan(kolom.left);
}, 60_000);

test('a summary without rows can be set', async () => {
  const leeg = { ...rapportOf(['samenvatting']), overzicht: [] };
  await expect(zetDeel(leeg, { bestanden: [] })).resolves.toBeDefined();
}, 60_000);

test('a formula stands free of the line that names it', async () => {
  const { places } = await lees(zetDeel(rapportOf(RAPPORT_INHOUD), { bestanden: [] }));
  const bladen = places.filter((blad) => blad.some(({ text }) => text === 'Formules'));
  const afstanden = bladen.flatMap((blad) => {
    const nummers = blad.filter(({ text }) => /^F\d+$/u.test(text));
    return nummers.map(({ text, right, y }, index) => {
      const onder = nummers[index + 1]?.y ?? -Infinity;
      const formule = blad.filter(
        (each) => each.left > right && each.y < y - 1 && each.y > onder + 1,
      );
      return { text, afstand: y - Math.max(...formule.map((each) => each.y)) };
    });
  });
  expect(afstanden.length).toBeGreaterThan(30);
  expect(afstanden.filter(({ afstand }) => afstand < 8)).toEqual([]);
}, 60_000);
