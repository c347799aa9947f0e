import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ADVIES_HANDTEKENING, ADVIES_JSON } from '@adviestool/contract/adviesJson';
import type { Rapportsleutels } from '@adviestool/contract/rapportsleutels';
import { VERVALSINGEN, withoutKenmerk } from '@adviestool/pdf/builders/vervalsingen';
import {
  withBijlagen,
  withoutHandtekening,
  withoutPages,
  withVeld,
} from '@adviestool/pdf/builders/vervalsteBestanden';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';

import {
  bestandsleutelOf,
  trekCertificaatIn,
  wisselCertificaat,
} from '../bewijs/certificatenbos.ts';
import { bestandsondertekenaarOf } from '../bewijs/ondertekenPdf.ts';
import { trekSleutelIn, wisselSleutel } from '../bewijs/sleutelbos.ts';
import type { Ondertekenaars } from '../rapporten/maakRapport.ts';
import {
  createInstallatie,
  ondertekenaarsOf,
  rapportsleutelsOf,
} from '../testing/buildOndertekenaars.ts';
import {
  buildRapportOpdracht,
  manyGevelvullingen,
  MOMENT,
} from '../testing/buildRapportOpdracht.ts';
import { maakHier } from '../testing/maakHier.ts';
import { readPdf as readPages } from '../testing/readPdf.ts';
import { controleer } from './controleer.ts';

// pdf.js says there what it would draw with.
jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const { readPdf } = await import('@adviestool/pdf/readPdf');

const EIGEN = await createInstallatie(MOMENT);
const VREEMD = await createInstallatie(MOMENT, 'Adviestool elders.example.nl');
const LATER = new Date(MOMENT.getTime() + 3_600_000);

const ONGEWIJZIGD =
  /^Bestand: Dit is het rapport zoals de Adviestool het op 22 november 2026 om 14:05 maakte\. Er is niets aan veranderd\.$/;
const VERANDERD =
  'Bestand: Dit bestand is na het maken veranderd. Wat op de pagina’s staat kan onjuist zijn.';

let folder: string;
let rapport: Uint8Array;
let ander: Uint8Array;
let genuine: string;

const make = (ondertekenaars: Ondertekenaars, aantal = 1): Promise<Uint8Array> =>
  maakHier(buildRapportOpdracht(manyGevelvullingen(aantal)), ondertekenaars);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vervalsingen-'));
  rapport = await make(ondertekenaarsOf(EIGEN));
  ander = await make(ondertekenaarsOf(EIGEN), 2);
  genuine = await textOf(rapport);
}, 120_000);

const check = async (pdf: Uint8Array, openbaar: Rapportsleutels = rapportsleutelsOf(EIGEN)) => {
  const bestand = path.join(folder, 'rapport.pdf');
  const sleutels = path.join(folder, 'sleutels.json');
  await writeFile(bestand, pdf);
  await writeFile(sleutels, JSON.stringify(openbaar));
  const { code, regels } = await controleer({ bestand, sleutels }, readPdf);
  return { code, kop: regels[0] ?? '', tekst: regels.join('\n') };
};

/** What the pages say, and what is drawn over one: no text of it, but in the file as it was written. */
const textOf = async (pdf: Uint8Array): Promise<string> =>
  `${(await readPages(pdf)).texts.map(({ body }) => body.join('\n')).join('\n')}\n${Buffer.from(pdf).toString('latin1')}`;

const bijlagenOf = async (pdf: Uint8Array): Promise<Map<string, Uint8Array>> =>
  (await readPages(pdf)).attachments;

const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8');

test('a genuine report is proven as a file, in its numbers and in the calculation of now', async () => {
  const { code, kop, tekst } = await check(rapport);
  expect(code).toBe(0);
  expect(kop).toMatch(ONGEWIJZIGD);
  expect(tekst).toContain('Getallen: De getallen hieronder zijn door de Adviestool berekend.');
  expect(tekst).toContain('Berekening van nu: De berekening geeft nu dezelfde uitkomst.');
});

test('a genuine report is proven whatever its project is called', async () => {
  const opdracht = buildRapportOpdracht(manyGevelvullingen(1));
  const { project } = opdracht;
  // Readable in the file, as what says where a signature is.
  const door = '/ByteRange[0 1 2 3]'.repeat(6);
  const projectGegevens = { ...project.projectGegevens, projectNaam: ` obj${door}` };
  const pdf = await maakHier(
    { ...opdracht, door, project: { ...project, projectGegevens } },
    ondertekenaarsOf(EIGEN),
  );
  expect(Buffer.from(pdf).toString('latin1').split('/ByteRange[0 1').length).toBeGreaterThan(10);
  const { code, kop } = await check(pdf);
  expect([code, kop]).toEqual([0, expect.stringMatching(ONGEWIJZIGD)]);
}, 60_000);

describe('a changed page is told first, in red', () => {
  test.each(VERVALSINGEN)('with $naam', async ({ toont, maak }) => {
    const vervalst = maak(rapport);
    // It is a forgery: it shows what the genuine one does not, around the same signed numbers.
    expect([genuine.includes(toont), (await textOf(vervalst)).includes(toont)]).toEqual([
      false,
      true,
    ]);
    const { code, kop, tekst } = await check(vervalst);
    expect(code).toBe(2);
    expect(kop).toMatch(new RegExp(`^${VERANDERD} .*Alleen de tabel hieronder telt\\.$`));
    expect(tekst).toContain('Getallen: De getallen hieronder zijn door de Adviestool berekend.');
  });

  test.each([
    ['its pages emptied', withoutPages],
    ['its kenmerk removed', withoutKenmerk],
    ['its end cut off', (pdf: Uint8Array) => pdf.slice(0, -1)],
  ])('with %s', async (_naam, maak) => {
    const { code, kop } = await check(maak(rapport));
    expect([code, kop.slice(0, VERANDERD.length)]).toEqual([2, VERANDERD]);
  });
});

/** Of a changed file the first line, without what it begins with. */
const waardoor = async (pdf: Uint8Array): Promise<string> => {
  const { code, kop } = await check(pdf);
  expect([code, kop.slice(0, VERANDERD.length)]).toEqual([2, VERANDERD]);
  return kop.slice(VERANDERD.length + 1).replace(' Alleen de tabel hieronder telt.', '');
};

/** The signature as it stands in the file. */
const contents = (pdf: Uint8Array): string =>
  /\/Contents <([\da-f]+)>/.exec(Buffer.from(pdf).toString('latin1'))?.[1] ?? '';

describe('what was done to the signature of the file is told', () => {
  test('when it was taken out', async () => {
    expect(await waardoor(withoutHandtekening(rapport))).toMatch(
      /^De handtekening .* eruit gehaald/,
    );
  });

  test('when one byte is another', async () => {
    const pdf = Uint8Array.from(rapport);
    pdf[5000] = (pdf[5000] ?? 0) ^ 1;
    expect(await waardoor(pdf)).toMatch(/^De handtekening .* past niet bij wat erin staat\.$/);
  });

  test('when it is that of the file of another report', async () => {
    const text = Buffer.from(rapport).toString('latin1');
    const geplakt = Buffer.from(text.replace(contents(rapport), contents(ander)), 'latin1');
    expect(geplakt).not.toEqual(Buffer.from(rapport));
    expect(await waardoor(geplakt)).toMatch(/past niet bij wat erin staat\.$/);
  });

  test.each(['\n', '%', '\n1 0 obj\n<< >>\nendobj\n'])('when %j is behind it', async (erachter) => {
    const pdf = Buffer.concat([rapport, utf8(erachter)]);
    expect(await waardoor(pdf)).toBe('Achter het ondertekende deel is iets toegevoegd.');
  });

  test('when the pages were signed again with another key', async () => {
    const { getallen } = ondertekenaarsOf(EIGEN);
    const opnieuw = await make({ ...ondertekenaarsOf(VREEMD), getallen });
    expect(await waardoor(opnieuw)).toMatch(
      /^De pagina’s zijn opnieuw ondertekend, met een andere/,
    );
  }, 60_000);

  test('when another key signed under the certificate of the installation', async () => {
    const { certificaat } = bestandsleutelOf(EIGEN.certificatenbos);
    const { geheim } = bestandsleutelOf(VREEMD.certificatenbos);
    const bestand = bestandsondertekenaarOf({ certificaat, keten: [], geheim });
    const vals = await make({ ...ondertekenaarsOf(EIGEN), bestand });
    expect(await waardoor(vals)).toMatch(/past niet bij wat erin staat\.$/);
  }, 60_000);

  test('when a second one does not cover the whole file', async () => {
    const tweede = await ondertekenaarsOf(VREEMD).bestand(withVeld(rapport));
    expect(await waardoor(Buffer.concat([tweede, utf8('\n% en nog iets')]))).toMatch(
      /^Er staat een tweede handtekening in/,
    );
    const kapot = Buffer.from(tweede);
    kapot[rapport.length + 40] = (kapot[rapport.length + 40] ?? 0) ^ 1;
    expect(await waardoor(kapot)).toMatch(/^Er staat een tweede handtekening in/);
  });
});

test('who signed the whole file afterwards is named as the certificate does, and nothing is said to be whole', async () => {
  const tweede = await ondertekenaarsOf(VREEMD).bestand(withVeld(rapport));
  const { code, kop, tekst } = await check(tweede);
  expect(code).toBe(1);
  expect(kop).toMatch(
    /^Bestand: Daarna ondertekend door Adviestool elders\.example\.nl \(naam uit het certificaat, niet te controleren hier\)\. Het deel dat de Adviestool op 22 november 2026 om 14:05 maakte, is bewezen; .* niet\. Alleen/,
  );
  expect(tekst).not.toContain('niets aan veranderd');
});

test('who signed it afterwards may say anything', async () => {
  const text = Buffer.from(withVeld(rapport)).toString('latin1');
  const veld = Buffer.from(text.replace('/Name (Adviestool)', '/Name (Mainstream)'), 'latin1');
  const { code, kop } = await check(await ondertekenaarsOf(VREEMD).bestand(veld));
  expect([code, kop]).toEqual([1, expect.stringContaining('Daarna ondertekend door')]);
});

const put = async (change: (bijlagen: Map<string, Uint8Array>) => [string, Uint8Array][]) =>
  check(withBijlagen(rapport, change(await bijlagenOf(rapport))));

const swapped = async (naam: string, inhoud: Uint8Array) =>
  put((bijlagen) => [...new Map([...bijlagen, [naam, inhoud]])]);

describe('the attached files', () => {
  test('of another report are told', async () => {
    const { code, kop, tekst } = await check(withBijlagen(rapport, [...(await bijlagenOf(ander))]));
    expect([code, kop.slice(0, VERANDERD.length)]).toEqual([2, VERANDERD]);
    expect(tekst).toContain('door de Adviestool berekend');
  });

  test.each([
    [
      'a digit is another',
      (text: string) => text.replace(/\d(?=\D*$)/, (cijfer) => String((Number(cijfer) + 1) % 10)),
    ],
    ['a key stands twice', (text: string) => text.replace('{', '{"versie":2,')],
    [
      'a number is too large',
      (text: string) => text.replace(/"rekenmodel":\d+/, '"rekenmodel":1e999'),
    ],
    ['it is of a later form', (text: string) => text.replace('"versie":1', '"versie":99')],
    ['it is nested', () => `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ])('prove nothing when in the numbers %s', async (_naam, change) => {
    const text = new TextDecoder().decode((await bijlagenOf(rapport)).get(ADVIES_JSON));
    expect(change(text)).not.toBe(text);
    const { code, kop, tekst } = await swapped(ADVIES_JSON, utf8(change(text)));
    expect([code, kop.slice(0, VERANDERD.length)]).toEqual([2, VERANDERD]);
    expect(tekst).toContain(
      'Getallen: De getallen zijn niet te bewijzen. De handtekening hoort niet',
    );
  });

  test.each([
    ['algorithm none', { alg: 'none' }, 'kan niet worden gelezen'],
    ['the own key of a forger', { kid: 'eigen' }, 'Die is niet van deze Adviestool'],
    ['an empty signature', { handtekening: '' }, 'kan niet worden gelezen'],
    [
      'too deep a form',
      Array.from({ length: 2000 }).reduce((binnen) => [binnen]),
      'kan niet worden gelezen',
    ],
  ])('prove nothing with %s', async (_naam, change, waarom) => {
    const text = new TextDecoder().decode((await bijlagenOf(rapport)).get(ADVIES_HANDTEKENING));
    const vals = Array.isArray(change) ? change : { ...JSON.parse(text), ...Object(change) };
    const { code, kop, tekst } = await swapped(ADVIES_HANDTEKENING, utf8(JSON.stringify(vals)));
    expect(code).toBe(2);
    expect(kop).toContain(VERANDERD);
    expect(tekst).toContain(waarom);
  });

  test.each(['first', 'last'])('of one name are refused, the genuine one %s', async (order) => {
    const { code, kop } = await put((bijlagen) => {
      const twee: [string, Uint8Array][] = [...bijlagen, [`x/${ADVIES_JSON}`, utf8('{}')]];
      return order === 'first' ? twee : twee.toReversed();
    });
    expect(code).toBe(2);
    expect(kop).toContain('In dit bestand zitten twee bijlagen met dezelfde naam.');
  });

  test('that are gone prove nothing', async () => {
    const { code, kop } = await put(() => []);
    expect(code).toBe(2);
    expect(kop).toMatch(/^Getallen: De getallen zijn niet te bewijzen\. In dit bestand zit geen/);
  });
});

describe('keys', () => {
  test('of another installation are no forgery, and prove nothing here', async () => {
    const { code, kop, tekst } = await check(await make(ondertekenaarsOf(VREEMD)));
    expect(code).toBe(2);
    expect(kop).toBe(
      'Bestand: Ondertekend door een andere installatie (Adviestool elders.example.nl, niet te controleren hier). Controleer het op het adres in het rapport.',
    );
    expect(tekst).not.toContain('Ondertekende getallen');
  }, 60_000);

  const [{ kid: sleutel } = { kid: '' }] = EIGEN.sleutelbos.sleutels;
  const [{ kid: certificaat } = { kid: '' }] = EIGEN.certificatenbos.certificaten;

  test('of another with the kid of the site are found out', async () => {
    const vreemd = {
      ...VREEMD,
      sleutelbos: {
        sleutels: VREEMD.sleutelbos.sleutels.map((each) => ({ ...each, kid: sleutel })),
      },
    };
    const { code, kop, tekst } = await check(await make(ondertekenaarsOf(vreemd)));
    expect(code).toBe(2);
    expect(kop).toContain('De pagina’s zijn opnieuw ondertekend');
    expect(tekst).toContain('er is iets in gewijzigd');
  }, 60_000);

  test('that are withdrawn prove nothing, each apart', async () => {
    const zonderSleutel = trekSleutelIn(EIGEN.sleutelbos, sleutel, LATER) ?? EIGEN.sleutelbos;
    const getallen = await check(
      rapport,
      rapportsleutelsOf({ ...EIGEN, sleutelbos: zonderSleutel }),
    );
    expect(getallen.code).toBe(2);
    expect(getallen.kop).toMatch(/^Getallen: De getallen zijn niet te bewijzen\. .* ingetrokken/);
    const moment = { naam: 'Adviestool', now: LATER };
    const zonder = await trekCertificaatIn(EIGEN.certificatenbos, certificaat, moment);
    const bestand = await check(
      rapport,
      rapportsleutelsOf({ ...EIGEN, certificatenbos: zonder ?? EIGEN.certificatenbos }),
    );
    expect(bestand.code).toBe(2);
    expect(bestand.kop).toMatch(/^Bestand: Dit bestand is niet te bewijzen\. .* ingetrokken/);
    expect(bestand.tekst).toContain('door de Adviestool berekend');
  });

  test('that were replaced later go on proving, and those that were replaced before do not', async () => {
    const wissel = async (now: Date) =>
      rapportsleutelsOf({
        sleutelbos: wisselSleutel(EIGEN.sleutelbos, LATER),
        certificatenbos: await wisselCertificaat(EIGEN.certificatenbos, 'Adviestool', now),
      });
    expect((await check(rapport, await wissel(LATER))).kop).toMatch(ONGEWIJZIGD);
    const eerder = await check(rapport, await wissel(new Date(MOMENT.getTime() - 1000)));
    expect(eerder.code).toBe(2);
    expect(eerder.kop).toMatch(/^Bestand: Dit bestand is niet te bewijzen\. .* vervangen\./);
  });

  test('without certificates say that the file cannot be checked', async () => {
    const { sleutels } = rapportsleutelsOf(EIGEN);
    const { code, kop } = await check(rapport, { sleutels });
    expect(code).toBe(1);
    expect(kop).toMatch(/^Bestand: Of dit bestand is veranderd, is hier niet te controleren: de/);
  });
});
