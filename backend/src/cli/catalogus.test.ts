import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { catalogusSchema } from '@adviestool/contract/catalogus';
import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import {
  buildGevelvullingOf,
  buildProjectGegevens,
  withProducten,
} from '@adviestool/domain/builders/buildGevelvullingOf';
import { buildXlsx, type BuiltCel } from '@adviestool/spreadsheet/builders/buildXlsx';
import { writeXlsx } from '@adviestool/spreadsheet/writeXlsx';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { z } from 'zod';

import { tabellenOfCatalogus } from './tabellenOfCatalogus.ts';
import { demoProject } from '../seed/demoProject.ts';
import { catalogusOfBytes } from './catalogusOfBytes.ts';
import { verslagOf, werkmapOf } from './catalogusOpdrachten.ts';

// A process starts in some of the tests, on a busy machine slowly.
jest.setTimeout(120_000);

const RUN = fileURLToPath(new URL('../../run.mjs', import.meta.url));
const FILE = fileURLToPath(new URL('../../../variants/catalogus-voorbeeld.json', import.meta.url));

let folder: string;

beforeAll(async () => {
  z.config({ customError: dutchErrorMap });
  folder = await mkdtemp(path.join(tmpdir(), 'catalogus-'));
});
afterAll(() => rm(folder, { recursive: true }));

const shipped = async () => catalogusSchema.parse(JSON.parse(await readFile(FILE, 'utf8')));

const run = (...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [RUN, 'catalogus', ...args],
      { cwd: folder },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

/** A workbook of the shipped catalogue, with some of its cells changed. */
const werkmapWith = async (
  cellen: readonly [blad: string, rij: number, kop: string, waarde: string | number | null][],
): Promise<Uint8Array> => {
  const tabellen = tabellenOfCatalogus(await shipped()).map((tabel) => ({
    ...tabel,
    kolommen: [...tabel.kolommen],
    rijen: tabel.rijen.map((rij) => [...rij]),
  }));
  for (const [blad, rij, kop, waarde] of cellen) {
    const tabel = tabellen.find(({ naam }) => naam === blad);
    const kolom = tabel?.kolommen.indexOf(kop) ?? -1;
    if (tabel === undefined || kolom < 0) throw new Error(`There is no ${blad} ${kop}.`);
    if (rij === 1) tabel.kolommen[kolom] = String(waarde);
    else tabel.rijen[rij - 2]?.splice(kolom, 1, waarde);
  }
  return new Uint8Array(await (await writeXlsx(tabellen)).arrayBuffer());
};

test('a workbook says the same as the document that it was made of', async () => {
  const catalogus = await shipped();
  expect(catalogusOfBytes('a.xlsx', await werkmapOf(catalogus))).toEqual({
    success: true,
    value: catalogus,
  });
});

test('a workbook says how a product is ordered', async () => {
  const bytes = await werkmapWith([
    ['Hoekankers', 2, 'verpakking', 50],
    ['Hoekankers', 2, 'leverancier', 'Metaal BV'],
    ['Hoekankers', 2, 'artikel', 900_123],
    ['Hoekankers', 2, 'prijs', 8750],
  ]);
  const gelezen = catalogusOfBytes('a.xlsx', bytes);
  expect(gelezen.success && gelezen.value.hoekankers[0]).toMatchObject({
    verpakking: 50,
    leverancier: 'Metaal BV',
    artikel: '900123',
    prijs: 8750,
  });
  const wrong = catalogusOfBytes('a.xlsx', await werkmapWith([['Hout', 2, 'prijs', 0.5]]));
  expect(wrong.success ? [] : wrong.problemen).toEqual([
    expect.stringContaining('Hout, rij 2, kolom prijs'),
  ]);
});

test('every error of a workbook names sheet, row and column', async () => {
  const bytes = await werkmapWith([
    ['Hoekankers', 3, 'FwRk', 'veel'],
    ['Hoekankers', 4, 'gammaM', null],
    ['Hoekankers', 5, 'types', 'kozijn; deur'],
    ['Bouwkundig', 2, 'FRk beton', -1],
    ['Bronnen', 3, 'datum', 'gisteren'],
    ['Ondergrond', 2, 'factor', 0],
    ['Hout', 1, 'kmod', 'kmodd'],
  ]);
  const gelezen = catalogusOfBytes('a.xlsx', bytes);
  expect(gelezen.success ? [] : gelezen.problemen.toSorted()).toEqual(
    [
      'a.xlsx: Bouwkundig, rij 2, kolom FRk beton (C2): Getal moet groter zijn dan 0.',
      'a.xlsx: Bronnen, rij 3, kolom datum (D3): Ongeldige invoer.',
      'a.xlsx: Hoekankers, rij 3, kolom FwRk (H3): Vul een getal in.',
      'a.xlsx: Hoekankers, rij 4, kolom gammaM (J4): Dit veld is verplicht.',
      'a.xlsx: Hoekankers, rij 5, kolom types (E5): Ongeldige optie: verwacht één van ‘kozijn’, ‘schuifpui’, ‘hsb’.',
      'a.xlsx: Hout, rij 1, kolom kmodd (D1): Onbekende kolom.',
      'a.xlsx: Hout, rij 2, kolom kmod: Dit veld is verplicht.',
      'a.xlsx: Hout, rij 3, kolom kmod: Dit veld is verplicht.',
      'a.xlsx: Ondergrond, rij 2, kolom factor (B2): Getal moet groter zijn dan 0.',
    ].toSorted(),
  );
});

test('a workbook that shows something else than it holds is refused at each place', async () => {
  const bladen = tabellenOfCatalogus(await shipped()).map(({ naam, kolommen, rijen }) => ({
    naam,
    rijen: [[...kolommen], ...rijen.map((rij): BuiltCel[] => [...rij])],
    verborgenRijen: naam === 'Hoekankers' ? [3] : [],
    samengevoegd: naam === 'Bouwkundig' ? ['C2:D2'] : [],
  }));
  const change = (blad: string, kop: string, cel: BuiltCel): void => {
    const rijen = bladen.find(({ naam }) => naam === blad)?.rijen ?? [];
    rijen[1]?.splice(rijen[0]?.indexOf(kop) ?? -1, 1, cel);
  };
  change('Catalogus', 'versie', { getal: 2026.1, formaat: '0.00' });
  change('Bronnen', 'nummer', { datum: 46_023 });
  change('Hoekankers', 'FwRk', { getal: 3, formaat: '0.0" N"' });
  change('Hoekankers', 'artikel', { getal: 4512, formaat: '000000' });
  change('Bouwkundig', 'FRk kalkzandsteen', null);
  expect(problem('a.xlsx', buildXlsx(bladen)).split('\n')).toEqual([
    'a.xlsx: Catalogus, rij 2, kolom versie (B2): De cel toont ‘2026,10’ en bewaart het getal 2026.1. Maak de cel op als tekst en vul die opnieuw in.',
    'a.xlsx: Bronnen, rij 2, kolom nummer (C2): Hier staat een datum (01-01-2026). Maak de cel op als tekst en vul die opnieuw in.',
    'a.xlsx: Hoekankers, rij 2, kolom FwRk (H2): De cel toont ‘3,0 N’. Vul een getal in zonder eenheid, en kijk de waarde na.',
    'a.xlsx: Hoekankers, rij 2, kolom artikel (V2): De cel toont ‘004512’ en bewaart het getal 4512. Maak de cel op als tekst en vul die opnieuw in.',
    'a.xlsx: Hoekankers, rij 3: Deze rij is verborgen of weggefilterd.',
    'a.xlsx: Bouwkundig, rij 2, kolom FRk kalkzandsteen (D2): De cel is samengevoegd met de kolom links.',
  ]);
});

test('a column whose empty cells mean something cannot be left out', async () => {
  const bytes = await werkmapWith([['Hoekankers', 1, 'spouwlatMax', '']]);
  expect(catalogusOfBytes('a.xlsx', bytes)).toEqual({
    success: false,
    problemen: ['a.xlsx: Hoekankers, rij 1: Kolom spouwlatMax ontbreekt.'],
  });
});

test('what only the whole shows is told at its place too', async () => {
  const bytes = await werkmapWith([
    ['Hoekankers', 6, 'bron', 'weg'],
    ['Hoekankers', 7, 'id', 'GA-90'],
    ['Hoekankers', 8, 'bronPerWaarde', 'FwRkk=beproeving'],
  ]);
  expect(catalogusOfBytes('a.xlsx', bytes)).toEqual({
    success: false,
    problemen: [
      'a.xlsx: Hoekankers, rij 7, kolom id (A7): Product ‘GA-90’ staat meer dan één keer in de catalogus.',
      'a.xlsx: Hoekankers, rij 6, kolom bron (S6): Bron ‘weg’ staat niet in de bronnen.',
      'a.xlsx: Hoekankers, rij 8, kolom bronPerWaarde (T8): Dit product heeft geen waarde ‘FwRkk’.',
    ],
  });
});

const encode = (text: string) => new TextEncoder().encode(text);

const problem = (naam: string, content: Uint8Array): string => {
  const gelezen = catalogusOfBytes(naam, content);
  return gelezen.success ? 'It was read.' : gelezen.problemen.join('\n');
};

test('a file that is no catalogue is refused in words', async () => {
  expect(problem('a.json', encode('{'))).toBe('a.json: Ongeldige JSON.');
  expect(problem('a.xlsx', encode('PK\u0003\u0004kapot'))).toMatch(/^a\.xlsx: .+\.$/);
  expect(problem('a.json', new Uint8Array(3_000_000))).toBe(
    'a.json: Het bestand is groter dan 2 MB.',
  );
  const other = new Uint8Array(
    await (
      await writeXlsx([{ naam: 'Lijst', kolommen: ['merk'], rijen: [['K01']] }])
    ).arrayBuffer(),
  );
  expect(problem('a.xlsx', other)).toContain('a.xlsx: Blad ‘Hoekankers’ ontbreekt.');
});

test('values without a source and sources that have expired ask for attention', async () => {
  const catalogus = await shipped();
  const [first, ...rest] = catalogus.hoekankers;
  const { bron: _bron, ...zonder } = { ...first, bronPerWaarde: { FwRk: 'blad-ga' } };
  const changed = catalogusSchema.parse({ ...catalogus, hoekankers: [zonder, ...rest] });
  const verslag = verslagOf(changed, '2026-03-02');
  expect(verslag[0]).toMatch(/^Let op: GA-90: Geen bron voor afmeting, materiaal, .*gammaM/);
  expect(verslag[0]).not.toContain('FwRk');
  expect(verslag).toContain('Let op: GS-60: Bron VB-GS-01 verlopen op 1 maart 2026.');
  expect(verslag.at(-1)).toBe('In orde: voorbeeld 2026-1, 7 hoekankers, 7 bevestigingsmiddelen.');
});

test('check, sjabloon and json work on files, and an error ends them with code 2', async () => {
  expect(await run('check', FILE)).toMatchObject({
    code: 0,
    output: expect.stringContaining('In orde: voorbeeld 2026-1'),
  });
  expect(await run('sjabloon', 'sjabloon.xlsx')).toMatchObject({ code: 0 });
  expect((await run('sjabloon', 'sjabloon.xlsx')).output).toContain('(EEXIST)');
  const written = await run('json', 'sjabloon.xlsx');
  expect(catalogusSchema.parse(JSON.parse(written.output)).hoekankers).toHaveLength(1);
  await writeFile(path.join(folder, 'fout.xlsx'), await werkmapWith([['Hout', 2, 'FRk', null]]));
  expect(await run('check', 'fout.xlsx')).toEqual({
    code: 2,
    output: 'fout.xlsx: Hout, rij 2, kolom FRk (C2): Dit veld is verplicht.\n',
  });
  expect((await run('chek', FILE)).output).toContain('Gebruik: pnpm catalogus check');
});

test('diff tells of each gevelvulling which sides come out otherwise', async () => {
  const catalogus = await shipped();
  const [anker, ...rest] = catalogus.hoekankers;
  const weaker = { ...catalogus, hoekankers: [{ ...anker, FwRk: 0.4 }, ...rest], versie: '2026-2' };
  await writeFile(path.join(folder, 'nieuw.json'), JSON.stringify(weaker));
  await mkdir(path.join(folder, 'projecten'));
  const { gevelvullingen_json, ...data } = demoProject(new Date('2026-11-22T12:00:00Z'));
  const record = {
    ...data,
    gevelvullingen_json,
    id: 1,
    group_id: 1,
    created: '2026-11-22T12:00:00Z',
    changed: '2026-11-22T12:00:00Z',
  };
  const write = (naam: string, document: object) =>
    writeFile(path.join(folder, 'projecten', naam), JSON.stringify(document));
  await write('a.json', record);
  await write('b.json', { ...record, catalogus: { id: 'voorbeeld', versie: '2026-1' } });
  const args = ['diff', FILE, 'nieuw.json', '--projecten', 'projecten'];
  const { code, output } = await run(...args);
  expect(code).toBe(0);
  expect(output).toMatch(/^a\.json: K01 Kozijn .*\n {2}onderzijde: hoekankers \d+ → \d+, /);
  expect(output).toContain('b.json: rekent met voorbeeld 2026-1 en wijzigt niet.');
  expect(output).toContain('1 van 3 adviezen wijzigen, in 2 projecten.');
  expect((await run('diff', FILE, FILE, '--projecten', 'projecten')).output).toContain(
    '0 van 3 adviezen wijzigen, in 2 projecten.',
  );
  const sprong = { ...weaker, hoekankers: [{ ...anker, FwRk: 0.3 }, ...rest] };
  await writeFile(path.join(folder, 'sprong.json'), JSON.stringify(sprong));
  expect((await run('diff', FILE, 'sprong.json', '--projecten', 'projecten')).output).toContain(
    'Let op: hoekankers[0].FwRk: 0,3 was 1,8 in de vorige versie. Klopt de eenheid?',
  );
  await write('c.json', { id: 1 });
  expect((await run(...args)).code).toBe(2);
});

test('diff counts apart what neither catalogue gives an advice of, and refuses a project without a list', async () => {
  const projecten = path.join(folder, 'onvolledig');
  await mkdir(projecten);
  const write = (document: object) =>
    writeFile(path.join(projecten, 'a.json'), JSON.stringify(document));
  const gevelvulling = buildGevelvullingOf('kozijnTraditioneelZonderBevestigingsmiddelen', {
    merk: 'K01',
  });
  const projectGegevens = { ...buildProjectGegevens(), windgebied: null };
  const diff = ['diff', FILE, FILE, '--projecten', 'onvolledig'];
  await write({ projectGegevens, gevelvullingen: [gevelvulling] });
  expect(await run(...diff)).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^a\.json: K01 .*: niet berekend, er ontbreken gegevens\.\n0 van 0 adviezen wijzigen, in 1 project\. 1 niet berekend\.\n$/,
    ),
  });
  // Calculated, but of no product.
  await write({ projectGegevens: buildProjectGegevens(), gevelvullingen: [gevelvulling] });
  expect((await run(...diff)).output).toContain('0 van 0 adviezen wijzigen');
  const metMiddelen = withProducten(
    buildGevelvullingOf('kozijnTraditioneelMetBevestigingsmiddelen'),
    'GA-90',
    ['KP-10', 'HS-50'],
  );
  await write({ projectGegevens: buildProjectGegevens(), gevelvullingen: [metMiddelen] });
  const catalogus = await shipped();
  const hoekankers = catalogus.hoekankers.map((anker) => ({ ...anker, nHout: anker.nHout + 2 }));
  await writeFile(path.join(folder, 'meer.json'), JSON.stringify({ ...catalogus, hoekankers }));
  expect((await run('diff', FILE, 'meer.json', '--projecten', 'onvolledig')).output).toContain(
    'onderzijde: bevestigingsmiddelen per hoekanker 2 + 3 → 2 + 5\n',
  );
  await write({ projectGegevens, gevelvulling });
  expect(await run(...diff)).toEqual({
    code: 2,
    output: 'a.json: gevelvullingen: Dit veld is verplicht.\n',
  });
});
