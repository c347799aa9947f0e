import { expect, test } from '@jest/globals';
import type { ProjectRevisie } from '@adviestool/contract/geschiedenis';

import { buildRevisie, buildWijziging } from '../builders/buildRevisie.ts';
import { kopVanRevisie } from './kopVanRevisie.ts';

const count = (gewijzigd: number, toegevoegd = 0, verwijderd = 0) => ({
  gewijzigd,
  toegevoegd,
  verwijderd,
});

test.each<[Partial<ProjectRevisie>, string[]]>([
  [{ gegevens: [{ pad: 'name', na: 'P' }] }, ['Projectgegevens gewijzigd']],
  [
    { aantallen: count(2), gevelvullingen: ['K01', 'K02'].map((merk) => buildWijziging({ merk })) },
    ['K01, K02 gewijzigd'],
  ],
  [
    {
      aantallen: count(38),
      gevelvullingen: ['K01', 'K02', 'K03', 'K04'].map((merk) => buildWijziging({ merk })),
    },
    ['K01, K02, K03 en nog 35 gevelvullingen gewijzigd'],
  ],
  [
    {
      aantallen: count(0, 1, 1),
      volgorde: true,
      gevelvullingen: [
        buildWijziging({ merk: null, soort: 'toegevoegd' }),
        buildWijziging({ merk: 'K09', soort: 'verwijderd' }),
      ],
    },
    ['zonder merk toegevoegd', 'K09 verwijderd'],
  ],
  [{ aantallen: count(0, 0, 1) }, ['1 gevelvulling verwijderd']],
  [{ volgorde: true }, ['Volgorde gewijzigd']],
  [{ teruggezet_van: 4, aantallen: count(2) }, ['Versie 4 teruggezet']],
  [
    { revision: 1, herkomst: { soort: 'kopie', naam: 'Blok A', revisie: 7 } },
    ['Gekopieerd van ‘Blok A’, versie 7'],
  ],
  [
    { revision: 1, herkomst: { soort: 'bestand', naam: 'Blok A', revisie: 7 } },
    ['Geïmporteerd uit een bestand van ‘Blok A’, versie 7'],
  ],
  [
    { overgedragen: { van: { uid: 7, name: 'Anna' }, aan: { uid: 8, name: 'Bea' } } },
    ['Overgedragen van Anna aan Bea'],
  ],
  [{}, ['Opgeslagen zonder wijziging']],
  [{ revision: 1 }, ['Project aangemaakt']],
  [{ revision: 12, op: null, door: null }, ['Begin van de geschiedenis']],
])('%j is headed %j', (revisie, regels) => {
  expect(kopVanRevisie(buildRevisie(revisie))).toEqual(regels);
});

const vastgesteld = { op: '2026-11-22T12:00:00.000Z', door: 'Anna' };

test.each([
  [{ na: vastgesteld }, '60 adviezen vastgesteld'],
  [{ voor: vastgesteld, na: { ...vastgesteld, door: 'Bea' } }, '60 adviezen vastgesteld'],
  [{ voor: vastgesteld }, '60 vaststellingen ingetrokken'],
])('a revision that only fixes or takes back says so: %j', (wijziging, regel) => {
  const gevelvullingen = ['K01', 'K02'].map((merk) =>
    buildWijziging({ merk, velden: [{ pad: 'vastgesteld', ...wijziging }] }),
  );
  const aantallen = { toegevoegd: 0, gewijzigd: 60, verwijderd: 0 };

  expect(kopVanRevisie(buildRevisie({ aantallen, gevelvullingen }))).toEqual([regel]);
});
