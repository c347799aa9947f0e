import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import {
  ADVIES_HANDTEKENING,
  ADVIES_JSON,
  handtekeningSchema,
} from '@adviestool/contract/adviesJson';
import { canonicalText } from '@adviestool/contract/canonicalText';
import { buildPdf } from '@adviestool/pdf/builders/buildPdf';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';

import { adviesJsonOf } from '../bewijs/adviesJsonOf.ts';
import { bewijsVan, type Bewijs } from '../bewijs/bewijsOf.ts';
import {
  createSleutelbos,
  listRapportsleutels,
  ondertekenaarOf,
  trekSleutelIn,
  wisselSleutel,
  type Sleutelbos,
} from '../bewijs/sleutelbos.ts';
import { buildRapportinhoud } from '../testing/buildRapportinhoud.ts';
import { controleer, type Verslag } from './controleer.ts';

// pdf.js says there what it would draw with.
jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const { readPdf } = await import('@adviestool/pdf/readPdf');

const BOS = createSleutelbos(new Date('2026-11-01T00:00:00.000Z'));
const INHOUD = buildRapportinhoud();

/** As a release wrote it that signed no files. */
const jsonOf = (inhoud = INHOUD) => {
  const { bestandOndertekend: _erna, ...json } = adviesJsonOf(inhoud);
  return json;
};

const bewijsMet = (bos: Sleutelbos, inhoud = INHOUD): Bewijs => {
  const bytes = Buffer.from(canonicalText(jsonOf(inhoud)));
  return bewijsVan(bytes, ondertekenaarOf(bos)(bytes), 'https://advies.example.nl');
};

const BEWIJS = bewijsMet(BOS);

const paginasOf = ({ kenmerk }: Bewijs): string[][] => [[`Kenmerk ${kenmerk}`]];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'controleer-'));
});

const keep = async (naam: string, inhoud: Uint8Array | string): Promise<string> => {
  const file = path.join(folder, naam);
  await writeFile(file, inhoud);
  return file;
};

const check = async (pdf: Uint8Array, bos = BOS): Promise<Verslag> =>
  controleer(
    {
      bestand: await keep('rapport.pdf', pdf),
      sleutels: await keep(
        'sleutels.json',
        JSON.stringify({ sleutels: listRapportsleutels(bos), certificaten: [] }),
      ),
    },
    readPdf,
  );

const checkBijlagen = (bijlagen: Bewijs['bestanden'], bos = BOS): Promise<Verslag> =>
  check(buildPdf({ paginas: paginasOf(BEWIJS), bijlagen }), bos);

const bytesOf = ({ bestanden }: Bewijs, gezocht: string): Uint8Array =>
  bestanden.find(({ naam }) => naam === gezocht)?.bytes ?? new Uint8Array();

const withBytes = (naam: string, bytes: Uint8Array): Bewijs['bestanden'] =>
  BEWIJS.bestanden.map((bestand) => (bestand.naam === naam ? { ...bestand, bytes } : bestand));

describe('a report that is checked', () => {
  test('and was made before files were signed has proven numbers that come out the same, and pages that nothing proves', async () => {
    const { code, regels } = await checkBijlagen(BEWIJS.bestanden);
    expect(code).toBe(1);
    const tekst = regels.join('\n');
    expect(tekst).toContain(
      'Dit rapport is gemaakt voordat rapporten als bestand werden ondertekend.',
    );
    expect(tekst).toContain('De getallen hieronder zijn door de Adviestool berekend.');
    expect(tekst).toContain(BEWIJS.kenmerk);
    expect(tekst).toContain('Project ‘Woningen Lindelaan’, revisie r3');
    expect(tekst).toMatch(
      /^ {2}K01 Kozijn.*: 4000 × 2000 mm, \d st\., Onderzijde 7 \/ 600, .*, unity check 0,\d\d, Voldoet, Hoekanker GA 90 · .*, Niet vastgesteld$/m,
    );
    expect(tekst).toContain('De berekening geeft nu dezelfde uitkomst.');
  });

  test('and has no wind says so above its numbers, and beside each verdict', async () => {
    const { project } = INHOUD;
    const gegevens = { ...project.gegevens, windvormFactor: 0 };
    const zonderWind = bewijsMet(BOS, { ...INHOUD, project: { ...project, gegevens } });
    const tekst = (await checkBijlagen(zonderWind.bestanden)).regels.join('\n');
    expect(tekst).toMatch(
      /Windvormfactor: 0\n.*Waarschuwing: Windvormfactor: Er is geen wind gerekend\./s,
    );
    expect(tekst).toMatch(/^ {2}K01 .*, Voldoet, met 1 waarschuwing, /m);
  });

  test('and whose height came with an import says that nobody has looked at it', async () => {
    const { project } = INHOUD;
    const gegevens = { ...project.gegevens, gebouwhoogteControleren: true };
    const bewijs = bewijsMet(BOS, { ...INHOUD, project: { ...project, gegevens } });
    const tekst = (await checkBijlagen(bewijs.bestanden)).regels.join('\n');
    expect(tekst).toMatch(/Gebouwhoogte: 9\sm \(uit een import, nog te controleren\)/);
  });

  test('and of which nothing was calculated does not say that it comes out the same', async () => {
    const { project } = INHOUD;
    const [eerste] = INHOUD.gevelvullingen;
    if (eerste === undefined) throw new Error('The report has no gevelvulling.');
    const onvolledig = { ...eerste, detailleringData: {} };
    const met = (gevelvullingen: typeof INHOUD.gevelvullingen): Bewijs =>
      bewijsMet(BOS, { ...INHOUD, project, gevelvullingen });
    const geen = (await checkBijlagen(met([onvolledig]).bestanden)).regels.join('\n');
    expect(geen).toContain('Berekening van nu: Er is niets nagerekend.');
    expect(geen).not.toContain('dezelfde uitkomst');
    const deels = (await checkBijlagen(met([eerste, onvolledig]).bestanden)).regels.join('\n');
    expect(deels).toMatch(/dezelfde uitkomst\. .*niet nagerekend: 1 van de 2\./);
  });

  test('and has a merk that turns the reading around has its numbers in their order', async () => {
    const [eerste] = INHOUD.gevelvullingen;
    if (eerste === undefined) throw new Error('The report has no gevelvulling.');
    const kader = { ...eerste.gevelvullingEnKaderData, merk: 'K01\u202E\u2028' };
    const gevelvullingen = [{ ...eerste, gevelvullingEnKaderData: kader }];
    const bewijs = bewijsMet(BOS, { ...INHOUD, gevelvullingen });
    const tekst = (await checkBijlagen(bewijs.bestanden)).regels.join('\n');
    expect(tekst).toMatch(/^ {2}K01 +Kozijn.*: 4000 × 2000 mm/m);
  });

  test('and in which one byte of the numbers changed is not', async () => {
    const bytes = Uint8Array.from(bytesOf(BEWIJS, ADVIES_JSON));
    const midden = Math.floor(bytes.length / 2);
    bytes[midden] = (bytes[midden] ?? 0) ^ 1;
    const { code, regels } = await checkBijlagen(withBytes(ADVIES_JSON, bytes));
    expect(code).toBe(2);
    expect(regels.join(' ')).toContain('er is iets in gewijzigd');
  });

  test('with the signature of another report is not', async () => {
    const ander = bewijsMet(BOS, { ...INHOUD, programma: '2.0.0' });
    const bytes = bytesOf(ander, ADVIES_HANDTEKENING);
    const { code, regels } = await checkBijlagen(withBytes(ADVIES_HANDTEKENING, bytes));
    expect(code).toBe(2);
    expect(regels.join(' ')).toContain('de handtekening is van een ander rapport');
  });

  test('and was signed with another key is not', async () => {
    const ander = createSleutelbos(new Date());
    const { code, regels } = await checkBijlagen(bewijsMet(ander).bestanden);
    expect(code).toBe(2);
    expect(regels.join(' ')).toContain('Die is niet van deze Adviestool');
  });

  test('is not when the key has the name of a known one', async () => {
    const ander = bewijsMet(createSleutelbos(new Date()));
    const getekend: unknown = JSON.parse(
      Buffer.from(bytesOf(ander, ADVIES_HANDTEKENING)).toString('utf8'),
    );
    const vals = Buffer.from(
      JSON.stringify({ ...handtekeningSchema.parse(getekend), kid: BOS.sleutels[0]?.kid }),
    );
    const { code } = await checkBijlagen(withBytes(ADVIES_HANDTEKENING, vals));
    expect(code).toBe(2);
  });

  test('whose key is withdrawn is not, and the moment is told', async () => {
    const op = new Date('2026-11-22T12:00:00.000Z');
    const zonder = trekSleutelIn(BOS, BOS.sleutels[0]?.kid ?? '', op) ?? BOS;
    const { code, regels } = await checkBijlagen(BEWIJS.bestanden, zonder);
    expect(code).toBe(2);
    expect(regels.join(' ')).toContain('op 22 november 2026');
    expect(regels.join(' ')).toContain('is ingetrokken');
  });

  test('whose key was replaced afterwards is', async () => {
    const later = wisselSleutel(BOS, new Date('2026-11-21T00:00:00.000Z'));
    expect((await checkBijlagen(BEWIJS.bestanden, later)).code).toBe(1);
  });

  test('whose key was replaced before its revision is not', async () => {
    const eerder = wisselSleutel(BOS, new Date('2026-11-10T00:00:00.000Z'));
    const { code, regels } = await checkBijlagen(BEWIJS.bestanden, eerder);
    expect(code).toBe(2);
    expect(regels.join(' ')).toContain('De getallen zijn van later');
  });

  test('of an older calculation lists what is different now', async () => {
    const json = jsonOf();
    const [eerste, ...rest] = json.gevelvullingen;
    const advies = eerste?.advies ?? null;
    const onderzijde = advies?.zijden.onderzijde;
    if (eerste === undefined || advies === null || onderzijde === undefined)
      throw new Error('complete');
    const oud = {
      ...json,
      rekenmodel: 0,
      gevelvullingen: [
        {
          ...eerste,
          advies: {
            ...advies,
            qp: advies.qp / 2,
            zijden: { ...advies.zijden, onderzijde: { ...onderzijde, geadviseerd: 4 } },
          },
        },
        ...rest,
      ],
    };
    const bytes = Buffer.from(canonicalText(oud));
    const handtekening = Buffer.from(JSON.stringify(ondertekenaarOf(BOS)(bytes)));
    const bestanden = withBytes(ADVIES_JSON, bytes).map((bestand) =>
      bestand.naam === ADVIES_HANDTEKENING ? { ...bestand, bytes: handtekening } : bestand,
    );
    const { code, regels } = await check(buildPdf({ paginas: [[]], bijlagen: bestanden }));
    expect(code).toBe(1);
    const tekst = regels.join('\n');
    expect(tekst).toContain('een andere uitkomst');
    expect(tekst).toContain('rekenmodel 0; nu is rekenmodel');
    expect(tekst).toMatch(/Onderzijde, Advies: 4 → \d/);
    expect(tekst).toMatch(/Stuwdruk, kN\/m²: 0,\d\d → 0,\d\d/);
  });
});

describe('a file that proves nothing', () => {
  test('has no numbers in it', async () => {
    const { code, regels } = await check(buildPdf({ paginas: paginasOf(BEWIJS) }));
    expect(code).toBe(2);
    expect(regels.join(' ')).toContain('zit geen advies.json');
  });

  test('has numbers without a signature', async () => {
    const bijlagen = BEWIJS.bestanden.filter(({ naam }) => naam === ADVIES_JSON);
    expect((await checkBijlagen(bijlagen)).regels.join(' ')).toContain(
      `ontbreekt ${ADVIES_HANDTEKENING}`,
    );
  });

  test.each([
    ['is no PDF', 'merk;breedte', 'Dit is geen PDF'],
    ['is a damaged PDF', '%PDF-1.7\n', 'is beschadigd'],
  ])('%s', async (_naam, inhoud, tekst) => {
    const { code, regels } = await check(Buffer.from(inhoud));
    expect(code).toBe(2);
    expect(regels.join(' ')).toContain(tekst);
  });

  test('is not there', async () => {
    const bestand = path.join(folder, 'weg.pdf');
    const { code, regels } = await controleer({ bestand, sleutels: bestand });
    expect([code, regels]).toEqual([2, [`${bestand}: Bestand kan niet worden gelezen (ENOENT).`]]);
  });
});

describe('loose numbers', () => {
  test('are checked with the signature beside them', async () => {
    const bestand = await keep(ADVIES_JSON, bytesOf(BEWIJS, ADVIES_JSON));
    await keep(ADVIES_HANDTEKENING, bytesOf(BEWIJS, ADVIES_HANDTEKENING));
    const sleutels = await keep('alle.json', JSON.stringify(BOS));
    const { code, regels } = await controleer({ bestand, sleutels });
    expect(code).toBe(3);
    expect(regels.slice(0, 3)).toEqual([
      'Bestand: Er is geen rapport nagekeken: dit zijn losse getallen. Wat op de pagina’s van een rapport staat, is hiermee niet bewezen.',
      'Getallen: De getallen hieronder zijn door de Adviestool berekend.',
      expect.stringContaining('De berekening geeft nu dezelfde uitkomst.'),
    ]);
  });

  test('are checked with keys of an address', async () => {
    const server = createServer((_request, answer) => {
      answer.end(JSON.stringify({ sleutels: listRapportsleutels(BOS) }));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => {
      server.once('listening', resolve);
    });
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const bestand = await keep(ADVIES_JSON, bytesOf(BEWIJS, ADVIES_JSON));
    const handtekening = await keep('los.json', bytesOf(BEWIJS, ADVIES_HANDTEKENING));
    const sleutels = `http://127.0.0.1:${port}/api/v2/rapportsleutels`;
    expect((await controleer({ bestand, handtekening, sleutels })).code).toBe(3);
    server.close();
    const weg = await controleer({ bestand, handtekening, sleutels: 'http://127.0.0.1:1/' });
    expect(weg.regels.join(' ')).toContain('kunnen niet worden opgehaald');
  });
});
