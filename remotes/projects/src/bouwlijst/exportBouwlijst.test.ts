import { readFileSync } from 'node:fs';

import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { catalogusSchema } from '@adviestool/contract/catalogus';
import { perZijde } from '@adviestool/contract/zijde';
import { bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { writeCsv } from '@adviestool/spreadsheet/writeCsv';
import { writeXlsx } from '@adviestool/spreadsheet/writeXlsx';
import { parse } from 'csv-parse/sync';
import readExcelFile, { type Sheet } from 'read-excel-file/node';

import { bladenOf, lijstOf } from '@adviestool/domain/bouwlijst/bouwlijstTabellen';

const voorbeeld = catalogusSchema.parse(
  JSON.parse(
    readFileSync(new URL('../../../../variants/catalogus-voorbeeld.json', import.meta.url), 'utf8'),
  ),
);

const catalogus = {
  ...voorbeeld,
  bevestigingsmiddelenHout: voorbeeld.bevestigingsmiddelenHout.map((middel) => ({
    ...middel,
    verpakking: 250,
  })),
};

const gevelvullingOf = (id: string, merk: string, middelen: string[] | null) => {
  const { gevelvullingEnKaderData, detailleringData, ...rest } = buildGevelvulling();
  return {
    ...rest,
    gevelvullingEnKaderData: {
      ...gevelvullingEnKaderData,
      id,
      merk,
      gebruikBevestigingsmiddelen: middelen !== null,
      ...(middelen !== null && { leverancierBevestigingsmiddelen: 'fabriek' }),
    },
    detailleringData: {
      ...detailleringData,
      ...(middelen !== null && {
        binnenmuur: 'kalkzandsteen' as const,
        vloertypeOnderzijde: 'breedplaatvloer' as const,
        vloertypeBovenzijde: 'breedplaatvloer' as const,
      }),
    },
    productKeuze: perZijde(() => ({ hoekanker: 'GA-120', bevestigingsmiddelen: middelen })),
  };
};

const lijst = bouwlijst({
  projectGegevens: buildProject().projectGegevens,
  gevelvullingen: [
    gevelvullingOf('a', '=1+1', null),
    gevelvullingOf('b', 'K02 \u0001; "ruit"', ['KP-10', 'HS-50']),
    { ...gevelvullingOf('c', 'K03', null), detailleringData: {} },
  ],
  catalogus,
});

const naamVan = (id: string | null): string | null => (id === null ? null : `Leverancier ${id}`);

test('the example has totals, packages, a supplier and something that is missing', () => {
  expect(lijst.totalen.map(({ id, leverancier }) => [id, leverancier])).toEqual([
    ['GA-120', null],
    ['KP-10', 'fabriek'],
    ['HS-50', 'fabriek'],
  ]);
  expect(lijst.ontbrekend).toHaveLength(1);
});

describe('a workbook read back', () => {
  let sheets: Sheet[] = [];

  beforeAll(async () => {
    const blob = await writeXlsx(bladenOf(lijst, naamVan));
    sheets = await readExcelFile(Buffer.from(await blob.arrayBuffer()));
  });

  const rowsOf = (naam: string) => sheets.find(({ sheet }) => sheet === naam)?.data.slice(1);

  test('has the totals as numbers', () => {
    expect(
      rowsOf('Totalen per product')?.map((rij) => [rij[0], rij[3], rij[4], rij[5], rij[6]]),
    ).toEqual(
      lijst.totalen.map(({ id, leverancier, aantal, verpakking, verpakkingen }) => [
        id,
        naamVan(leverancier),
        aantal,
        verpakking,
        verpakkingen,
      ]),
    );
  });

  test('has what each gevelvulling takes, and its name as text', () => {
    expect(
      rowsOf('Per gevelvulling')?.map((rij) => [rij[0], rij[1], rij[2], rij[6], rij[7]]),
    ).toEqual(
      lijst.gevelvullingen.flatMap(({ naam, aantal, producten }) =>
        producten.map((regel) => [naam, aantal, regel.id, regel.perStuk, regel.aantal]),
      ),
    );
    expect(rowsOf('Per gevelvulling')?.[0]?.[0]).toMatch(/^=1\+1 Kozijn/);
  });

  test('says at each product of a gevelvulling what its reader must know', async () => {
    const zonderMiddel = bouwlijst({
      projectGegevens: buildProject().projectGegevens,
      gevelvullingen: [gevelvullingOf('d', 'K04', ['HS-50'])],
      catalogus,
    });
    const opmerking =
      'Voor de onderzijde, de zijkanten en de bovenzijde is geen bouwkundig bevestigingsmiddel gekozen; dat is daar niet meegeteld. Met 3 waarschuwingen bij het advies.';
    const blob = await writeXlsx(bladenOf(zonderMiddel, naamVan));
    const [, blad] = await readExcelFile(Buffer.from(await blob.arrayBuffer()));
    expect(blad?.data.slice(1).map((rij) => [rij[2], rij.at(-1)])).toEqual([
      ['GA-120', opmerking],
      ['HS-50', opmerking],
    ]);
    expect(writeCsv(lijstOf(zonderMiddel, naamVan))).toContain(opmerking);
  });

  test('has what is missing', () => {
    expect(rowsOf('Niet meegeteld')).toEqual([
      [lijst.ontbrekend[0]?.naam, 'gegevens of productkeuze onvolledig'],
    ]);
  });
});

/** In a facade. */
const op = (id: string, gevel: string | null) => {
  const one = gevelvullingOf(id, id, null);
  return {
    ...one,
    gevelvullingEnKaderData: {
      ...one.gevelvullingEnKaderData,
      gevel,
      ...(gevel !== null && ({ bouwlaag: '1', draairichting: 'L' } as const)),
    },
  };
};

test('files are grouped by place when that is wanted: a column with it, in the order of the names', () => {
  const perGevel = bouwlijst({
    projectGegevens: buildProject().projectGegevens,
    gevelvullingen: [
      op('a', null),
      op('b', 'Zuid'),
      op('c', 'Noord'),
      { ...op('d', 'Noord'), detailleringData: {} },
    ],
    catalogus,
  });
  const [totalen, per, niet] = bladenOf(perGevel, naamVan, 'gevel');
  expect(totalen?.kolommen[0]).toBe('Code');
  expect(per?.kolommen.slice(0, 2)).toEqual(['Gevel', 'Gevelvulling']);
  expect(per?.rijen.map(([gevel, naam]) => [gevel, String(naam).slice(0, 1)])).toEqual([
    ['Noord', 'c'],
    ['Zuid', 'b'],
    [null, 'a'],
  ]);
  // The rest of the place stands before the remark.
  expect(per?.kolommen.slice(-4)).toEqual(['Bouwlaag', 'Ruimte', 'Draairichting', 'Opmerking']);
  expect(per?.rijen[0]?.slice(-4)).toEqual(['1', null, 'L', 'De bevestiging is niet getoetst.']);
  expect(niet?.rijen).toEqual([['Noord', perGevel.ontbrekend[0]?.naam, expect.any(String)]]);
  const { kolommen, rijen } = lijstOf(perGevel, naamVan, 'gevel');
  expect(new Set(rijen.map((rij) => rij.length))).toEqual(new Set([kolommen.length]));
  expect(rijen.map(([gevel]) => gevel)).toEqual([null, 'Noord', 'Zuid', null, 'Noord']);
});

test('a CSV read back has the numbers of the totals, of each gevelvulling and what is missing', () => {
  const rijen: Record<string, string>[] = parse(writeCsv(lijstOf(lijst, naamVan)), {
    bom: true,
    columns: true,
    delimiter: ';',
  });
  const regels = rijen.map((rij) => [rij['Gevelvulling'], rij['Code'], Number(rij['Aantal'])]);
  expect(regels).toEqual([
    ...lijst.totalen.map(({ id, aantal }) => ['Totaal', id, aantal]),
    ...lijst.gevelvullingen.flatMap(({ naam, producten }) =>
      producten.map(({ id, aantal }) => [naam.replace(/^=/, "'="), id, aantal]),
    ),
    [lijst.ontbrekend[0]?.naam, '', 0],
  ]);
  expect(rijen.map((rij) => rij['Verpakkingen']).filter((tekst) => tekst !== '')).toEqual(
    lijst.totalen.flatMap(({ verpakkingen }) =>
      verpakkingen === null ? [] : [String(verpakkingen)],
    ),
  );
});
