import { describe, expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { GEEN_STANDAARDEN, type Standaarden } from '@adviestool/contract/standaarden';
import {
  buildGevelvullingOf,
  buildProjectGegevens,
  withProducten,
} from '@adviestool/domain/builders/buildGevelvullingOf';
import { lostNewerKeys, withNewerKeys } from '@adviestool/domain/builders/newerRelease';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { toestandOf } from '@adviestool/domain/vaststellen/toestand';
import { applyDetaillering } from '@adviestool/domain/velden/gevelvulling';
import { standaardOf } from '@adviestool/domain/velden/standaard';

import { buildLijst } from './builders/buildLijst.ts';
import { CATALOGUS } from './fixtures/catalogus.ts';
import { ontbreektVoorAdvies } from './ontbreektVoorAdvies.ts';
import { importRijen, planImport, type Importplan } from './planImport.ts';
import type { ImportInvoer } from './planRij.ts';
import { readKozijnstaat, type Keuzes } from './readKozijnstaat.ts';

type Cellen = Parameters<typeof buildLijst>[0];

const KOP = ['Merk', 'Type', 'Aantal', 'Breedte', 'Hoogte'];

const asked = buildGevelvullingOf('kozijnTraditioneelZonderBevestigingsmiddelen', {
  id: 'aaaa0001',
  merk: 'K01',
});
const K01 = withProducten(applyDetaillering(asked, asked.detailleringData), 'GA-120');

const buildIn = (gevelvullingen: Gevelvulling[] = []): Project =>
  buildProject({ projectGegevens: buildProjectGegevens(), gevelvullingen });

const createUuids = (): (() => string) => {
  let made = 0;
  return () => {
    made += 1;
    return made.toString(16).padStart(8, '0');
  };
};

const invoerOf = (
  rijen: Cellen,
  rest: Partial<ImportInvoer> = {},
  keuzes: Keuzes = {},
): ImportInvoer => ({
  gelezen: readKozijnstaat(buildLijst(rijen), keuzes),
  catalogus: CATALOGUS,
  randomUuid: createUuids(),
  moment: '2026-11-22T12:00:00Z',
  ...rest,
});

const leverancierIn = (project: Project | null): string | null =>
  project?.gevelvullingen[0]?.gevelvullingEnKaderData.leverancierBevestigingsmiddelen ?? null;

const STANDAARDEN: Standaarden = { ...GEEN_STANDAARDEN, kozijn: standaardOf(K01) };

const regelsOf = (project: Project, invoer: ImportInvoer) =>
  planImport(project, invoer).regels.map(({ soort, gevelvulling }) => [
    soort,
    gevelvulling?.gevelvullingEnKaderData.merk ?? null,
  ]);

describe('a row', () => {
  test('is of the gevelvulling whose merk looks the same', () => {
    const rijen = [KOP, ['K\u200B01 ', 'kozijn', 4, 1300, 2400], ['K01', 'kozijn', 4, 1300, 2400]];
    const { project, regels } = planImport(buildIn([K01]), invoerOf(rijen));
    expect(project.gevelvullingen).toHaveLength(1);
    expect(regels[1]?.dubbel?.verschillen).toEqual([]);
  });

  test('becomes a gevelvulling that starts from the standard of its type', () => {
    const rijen = [
      [...KOP, 'Spouwlatbreedte'],
      ['K05', 'kozijn', 4, 1200, 2400, 120],
    ];
    const project = importRijen(buildIn(), invoerOf(rijen, { standaarden: STANDAARDEN }));
    const [made = K01] = project?.gevelvullingen ?? [];
    expect(made.gevelvullingEnKaderData).toMatchObject({
      id: '00000001',
      merk: 'K05',
      aantal: 4,
      breedte: 1200,
      hoogte: 2400,
      bouwmethode: 'traditioneel',
    });
    expect(made.detailleringData).toEqual({ ...K01.detailleringData, spouwlatbreedte: 120 });
    expect(made).toMatchObject({ created: '2026-11-22T12:00:00Z', productKeuze: K01.productKeuze });
    expect(ontbreektVoorAdvies(made)).toEqual([]);
    const advies = adviesFor({
      projectGegevens: buildProjectGegevens(),
      gevelvulling: made,
      catalogus: CATALOGUS,
    });
    expect(toestandOf(made, advies)).not.toBe('concept');
    expect(made.aantalAnkers.onderzijde.geadviseerd).toBeGreaterThan(1);
  });

  test('with fasteners has the supplier that needs no choice, also when it was there without', () => {
    const kop = [...KOP, 'Bevestigingsmiddelen gebruiken'];
    const rijen = [kop, ['K05', 'kozijn', 4, 1200, 2400, 'Ja']];
    const invoer = invoerOf(rijen, { standaarden: STANDAARDEN });
    const zonder = importRijen(buildIn(), invoer);
    expect(leverancierIn(zonder)).toBeNull();
    expect(leverancierIn(importRijen(buildIn(), { ...invoer, leverancier: 'een' }))).toBe('een');

    const weer = invoerOf([kop, ['K05', 'kozijn', 4, 1300, 2400, 'Ja']], {
      leverancier: 'een',
      dubbel: { 2: 'bijwerken' },
    });
    expect(leverancierIn(importRijen(buildIn([...(zonder?.gevelvullingen ?? [])]), weer))).toBe(
      'een',
    );
  });

  test('is made anew when what it follows from changes', () => {
    const invoer = invoerOf([KOP, ['K05', 'kozijn', 4, 1200, 2400]]);
    const without = importRijen(buildIn(), invoer)?.gevelvullingen[0];
    const { gemaakt } = planImport(buildIn(), invoer);
    const withStandaard = { ...invoer, standaarden: STANDAARDEN, eerder: gemaakt };
    const after = importRijen(buildIn(), withStandaard);
    expect(without?.detailleringData).toEqual({});
    expect(after?.gevelvullingen[0]?.detailleringData).toEqual(K01.detailleringData);
    expect(importRijen(buildIn(), invoer)?.gevelvullingen[0]?.detailleringData).toEqual({});
  });

  test('is made once: with what the first run gave only what changed is made again', () => {
    let made = 0;
    const standaarden: Standaarden = {
      ...GEEN_STANDAARDEN,
      get kozijn() {
        made += 1;
        return standaardOf(K01);
      },
    };
    const lijst = buildLijst([
      KOP,
      ...Array.from({ length: 50 }, (_, index) => [`K1${index}`, 'kozijn', 1, 1200, 2400]),
    ]);
    const project = buildIn();
    const gelezen = readKozijnstaat(lijst);
    const invoer = { ...invoerOf([]), standaarden, gelezen };
    const countOf = (given: Partial<ImportInvoer>): [Importplan, number] => {
      made = 0;
      return [planImport(project, { ...invoer, ...given }), made];
    };
    const [first, ofAll] = countOf({});
    expect(ofAll).toBe(50);
    const verbeterd = { 3: { breedte: '900' } };
    const mended = readKozijnstaat(lijst, { verbeterd }, gelezen.lezing);
    const [second, ofMended] = countOf({ gelezen: mended, eerder: first.gemaakt });
    expect(ofMended).toBe(1);
    expect(second.regels[1]?.gevelvulling?.gevelvullingEnKaderData.breedte).toBe(900);
    expect(second.project.gevelvullingen).toHaveLength(50);
    const weggelaten = new Set(gelezen.rijen.map(({ rij }) => rij));
    const leftOut = countOf({ gelezen: mended, eerder: second.gemaakt, weggelaten });
    expect(leftOut[1]).toBe(0);
    expect(countOf({ gelezen: mended, eerder: leftOut[0].gemaakt })[1]).toBe(0);
    // Nothing is kept beside what is given back.
    expect(countOf({ gelezen: mended })[1]).toBe(50);
  });

  test('without a type has that of the answer', () => {
    const rijen = [
      ['Merk', 'Breedte', 'Hoogte'],
      ['K05', 1200, 2400],
    ];
    const typeOf = (keuzes: Keuzes) =>
      importRijen(buildIn(), invoerOf(rijen, {}, keuzes))?.gevelvullingen[0]
        ?.gevelvullingEnKaderData.gevelvullingType;
    expect(typeOf({ antwoorden: { type: 'schuifpui' } })).toBe('schuifpui');
    expect(typeOf({})).toBeNull();
  });

  test('tells what is missing for an advice', () => {
    const rijen = [KOP, ['K05', 'hsb', 1, 1200, 2400]];
    const [made = K01] = importRijen(buildIn(), invoerOf(rijen))?.gevelvullingen ?? [];
    expect(ontbreektVoorAdvies(made)).toEqual([
      'Verbonden zijden',
      'Bevestigingsmiddelen gebruiken',
      'Detaillering',
      'Producten',
    ]);
    expect(
      ontbreektVoorAdvies({
        ...K01,
        detailleringData: { ...K01.detailleringData, stelruimte: null },
      }),
    ).toEqual(['Stelruimte']);
  });

  test('tells what does not apply to its gevelvulling, and what becomes of an empty aantal', () => {
    const rijen = [
      [...KOP, 'Bouwmethode', 'Stelruimte', 'Dikte element'],
      ['K05', 'kozijn', null, 1200, 2400, 'prefab', 10, 200],
    ];
    const [regel] = planImport(buildIn(), invoerOf(rijen)).regels;
    expect(regel?.waarschuwingen).toEqual([
      'Het aantal is leeg en wordt 1.',
      'Dikte element ‘200\u202Fmm’ geldt niet voor deze gevelvulling en is niet overgenomen.',
    ]);
    expect(regel?.gevelvulling?.detailleringData).toEqual({ stelruimte: 10 });
  });

  test('with an error, an unanswered question or a merk twice keeps everything out', () => {
    const goed = ['K05', 'kozijn', 1, 1200, 2400];
    const fout = ['K06', 'kozijn', 1, 'x', 2400];
    expect(importRijen(buildIn(), invoerOf([KOP, goed, fout]))).toBeNull();
    const groter = ['K05', 'kozijn', 1, 1300, 2400];
    expect(importRijen(buildIn(), invoerOf([KOP, goed, groter]))).toBeNull();
    expect(
      importRijen(
        buildIn(),
        invoerOf([
          [...KOP, 'kg'],
          [...goed, 20],
        ]),
      ),
    ).toBeNull();
    const weggelaten = new Set([3]);
    expect(
      importRijen(buildIn(), invoerOf([KOP, goed, fout], { weggelaten }))?.gevelvullingen,
    ).toHaveLength(1);
  });
});

describe('a merk that exists', () => {
  const rijen = [
    [...KOP, 'Stelruimte'],
    ['k01', 'kozijn', 7, 1200, 2400, null],
    ['K02', 'kozijn', 1, 1000, 2400, 5],
    ['K02', 'kozijn', 2, 1100, 2400, null],
  ];
  const project = buildIn([K01]);

  test('is the one that the row changes, unless that cannot be said, and asks in the list', () => {
    const twee = buildIn([
      K01,
      { ...K01, gevelvullingEnKaderData: { ...K01.gevelvullingEnKaderData, id: 'aaaa0002' } },
    ]);
    expect(regelsOf(twee, invoerOf(rijen))[0]).toEqual(['vraag', null]);
    expect(regelsOf(project, invoerOf(rijen))).toEqual([
      ['bijwerken', 'k01'],
      ['nieuw', 'K02'],
      ['vraag', null],
    ]);
  });

  test('is updated with what the row gives: the rest stays', () => {
    const dubbel = { 2: 'bijwerken', 4: 'bijwerken' } as const;
    const changed = importRijen(project, invoerOf(rijen, { dubbel }));
    expect(changed?.gevelvullingen).toHaveLength(2);
    const [eerste, tweede] = changed?.gevelvullingen ?? [];
    expect(eerste).toMatchObject({
      gevelvullingEnKaderData: { id: 'aaaa0001', merk: 'k01', aantal: 7, breedte: 1200 },
      detailleringData: K01.detailleringData,
      productKeuze: K01.productKeuze,
    });
    expect(tweede).toMatchObject({
      // The sizes of the first row, the pieces of both.
      gevelvullingEnKaderData: { merk: 'K02', aantal: 3, breedte: 1000 },
      detailleringData: { stelruimte: 5 },
    });
  });

  test('becomes the next free merk as a new one, also beside those of the list', () => {
    const dubbel = { 2: 'nieuw', 4: 'nieuw' } as const;
    expect(regelsOf(project, invoerOf(rijen, { dubbel }))).toEqual([
      ['nieuw', 'k03'],
      ['nieuw', 'K02'],
      ['nieuw', 'K02a'],
    ]);
    expect(planImport(project, invoerOf(rijen, { dubbel })).regels[0]?.waarschuwingen).toEqual([
      'k01 bestaat al en wordt k03.',
    ]);
  });

  test('is left out', () => {
    const dubbel = { 2: 'overslaan', 4: 'overslaan' } as const;
    const changed = importRijen(project, invoerOf(rijen, { dubbel }));
    expect(changed?.gevelvullingen[0]).toBe(K01);
    expect(changed?.gevelvullingen).toHaveLength(2);
  });

  test('of several gevelvullingen cannot be updated', () => {
    const two = buildIn([
      K01,
      { ...K01, gevelvullingEnKaderData: { ...K01.gevelvullingEnKaderData, id: 'aaaa0002' } },
    ]);
    const dubbel = { 2: 'bijwerken', 4: 'overslaan' } as const;
    const [regel] = planImport(two, invoerOf(rijen, { dubbel })).regels;
    expect(regel).toMatchObject({ soort: 'vraag', dubbel: { kanBijwerken: false } });
  });
});

describe('a row with the id of a gevelvulling', () => {
  const kop = ['Merk', 'Breedte', 'Glasgewicht', 'Adviestool-id'];

  test('is that one, whatever its merk; nothing new is no change', () => {
    const project = buildIn([K01]);
    const same = invoerOf([kop, ['K01', 4000, null, 'aaaa0001']]);
    expect(regelsOf(project, same)).toEqual([['ongewijzigd', 'K01']]);
    expect(importRijen(project, same)).toBe(project);
    const renamed = invoerOf([kop, ['K09', 4100, null, 'aaaa0001']]);
    expect(regelsOf(project, renamed)).toEqual([['bijwerken', 'K09']]);
  });

  test('leaves the merk that it had to a row below it', () => {
    const rijen = [kop, ['K09', 4000, null, 'aaaa0001'], ['K01', 1200, null, null]];
    for (const keuze of ['bijwerken', 'nieuw'] as const) {
      expect(regelsOf(buildIn([K01]), invoerOf(rijen, { dubbel: { 3: keuze } }))).toEqual([
        ['bijwerken', 'K09'],
        ['nieuw', 'K01'],
      ]);
    }
  });

  test('is unchanged by the apostrophe that writing put before a formula sign', () => {
    const kader = { ...K01.gevelvullingEnKaderData, merk: '-K01' };
    const project = buildIn([{ ...K01, gevelvullingEnKaderData: kader }]);
    const invoer = invoerOf([kop, ["'-K01", 4000, null, 'aaaa0001']]);
    expect(importRijen(project, invoer)).toBe(project);
  });

  test('is unchanged by what its form would refuse, as long as it has that already', () => {
    const kader = { ...K01.gevelvullingEnKaderData, breedte: 12 };
    const project = buildIn([{ ...K01, gevelvullingEnKaderData: kader }]);
    const metId = (breedte: number) =>
      invoerOf([
        ['Breedte (mm)', 'Merk', 'Adviestool-id'],
        [breedte, 'K01', 'aaaa0001'],
      ]);
    expect(importRijen(project, metId(12))).toBe(project);
    expect(importRijen(project, metId(13))).toBeNull();
    // Also by its merk alone; as a new one it is wrong.
    const opMerk = invoerOf([
      ['Merk', 'Type', 'Breedte (mm)'],
      ['K01', 'kozijn', 12],
    ]);
    expect(importRijen(project, opMerk)).toBe(project);
    expect(planImport(project, { ...opMerk, dubbel: { 2: 'nieuw' } }).regels).toMatchObject([
      { soort: 'fout', fouten: [{ veld: 'breedte', kolom: 3 }] },
    ]);
  });

  test('is wrong by what else is wrong at a field of which it has that already', () => {
    const kader = { ...K01.gevelvullingEnKaderData, breedte: 12 };
    const rijen = buildLijst([
      ['Breedte (mm)', 'Merk', 'Opmerking'],
      [12, 'K01', 'let op', 'latei'],
    ]);
    const gelezen = readKozijnstaat(
      rijen.map((rij) => rij.map((cel) => ({ ...cel, velden: rij.length }))),
    );
    const project = buildIn([{ ...K01, gevelvullingEnKaderData: kader }]);
    expect(planImport(project, { ...invoerOf([]), gelezen }).regels).toMatchObject([
      {
        soort: 'fout',
        fouten: [{ veld: 'breedte', tekst: expect.stringMatching(/^Deze rij heeft meer velden/) }],
      },
    ]);
  });

  test('tells when it takes the merk of another', () => {
    const K02 = {
      ...K01,
      gevelvullingEnKaderData: { ...K01.gevelvullingEnKaderData, id: 'aaaa0002', merk: 'K02' },
    };
    const invoer = invoerOf([kop, ['K02', null, null, 'aaaa0001']]);
    const [regel] = planImport(buildIn([K01, K02]), invoer).regels;
    expect(regel?.waarschuwingen).toEqual(['Een andere gevelvulling heet ook K02.']);
  });

  test('asks when another row has it too', () => {
    const copied = [kop, ['K01', 4000, null, 'aaaa0001'], ['K02', 4000, null, 'aaaa0001']];
    const invoer = invoerOf(copied, { dubbel: { 2: 'bijwerken', 3: 'nieuw' } });
    expect(regelsOf(buildIn([K01]), invoerOf(copied))).toEqual([
      ['ongewijzigd', 'K01'],
      ['vraag', null],
    ]);
    expect(regelsOf(buildIn([K01]), invoer)).toEqual([
      ['ongewijzigd', 'K01'],
      ['nieuw', 'K02'],
    ]);
  });

  test('keeps what a newer release stored', () => {
    const extra = { nieuw: { diep: [1] } };
    const stored = withNewerKeys(K01, extra);
    const invoer = invoerOf([
      [...kop, 'Gewicht invoeren als'],
      ['K01', 1200, 30, 'aaaa0001', 'Glasgewicht'],
    ]);
    const changed = importRijen(buildIn([stored]), invoer)?.gevelvullingen[0];
    expect(changed?.detailleringData).toMatchObject({
      gewichtinvoer: 'glasgewicht',
      glasgewicht: 30,
    });
    expect(lostNewerKeys(stored, changed, extra)).toEqual([]);
  });
});

const kaderOf = (rijen: Cellen, rest: Partial<ImportInvoer> = {}) =>
  importRijen(buildIn(), invoerOf(rijen, rest))?.gevelvullingen.map(
    ({ gevelvullingEnKaderData }) => gevelvullingEnKaderData,
  );

/** The pieces of rows of one merk with these cells for the aantal. */
const stuksOf = (cellen: readonly (number | null)[], rest: Partial<ImportInvoer> = {}) => {
  const rijen = [KOP, ...cellen.map((aantal) => ['K05', 'kozijn', aantal, 1200, 2400])];
  return planImport(buildIn(), invoerOf(rijen, rest)).regels.map(({ stuks }) => stuks);
};

describe('rows of one merk in one list', () => {
  const MET_PLAATS = [...KOP, 'Verdieping', 'Woning', 'Draairichting'];
  test('that agree are one gevelvulling with the pieces of all, and say where those are', () => {
    const rijen = [
      MET_PLAATS,
      ['K05', 'kozijn', 2, 1200, 2400, '1', 'A', 'L'],
      ['k05 ', 'Kozijn', 3, 1200, 2400, '2', 'B', 'R'],
      ['K05', 'kozijn', null, 1200, 2400, '2', 'C', null],
    ];
    expect(regelsOf(buildIn(), invoerOf(rijen))).toEqual([
      ['nieuw', 'K05'],
      ['opgeteld', null],
      ['opgeteld', null],
    ]);
    expect(kaderOf(rijen)).toMatchObject([
      { aantal: 5, bouwlaag: '1, 2', ruimte: 'A, B, C', draairichting: 'L+R' },
    ]);
  });

  const TELT_NIET = 'Het aantal is leeg: deze rij telt niet mee in het aantal van dit merk.';
  const LEEG = 'Het aantal is leeg en wordt 1.';
  test.each([
    ['a new merk', 'K05', [5, null], 5, [[], [TELT_NIET]]],
    ['a new merk', 'K05', [null, 5], 5, [[TELT_NIET], []]],
    ['a new merk', 'K05', [null, null], 1, [[LEEG], [TELT_NIET]]],
    ['a merk that exists', 'K01', [null, null], 7, [[], [TELT_NIET]]],
    ['a merk that exists', 'K01', ['-', 3], 3, [[TELT_NIET], []]],
  ])('without an aantal add no piece to %s, and say so: %s %j', (_wat, merk, cellen, som, zegt) => {
    const { breedte, hoogte } = K01.gevelvullingEnKaderData;
    const project = buildIn([
      { ...K01, gevelvullingEnKaderData: { ...K01.gevelvullingEnKaderData, aantal: 7 } },
    ]);
    const rijen = [KOP, ...cellen.map((aantal) => [merk, 'kozijn', aantal, breedte, hoogte])];
    const { regels } = planImport(project, invoerOf(rijen));
    expect(regels[0]?.gevelvulling?.gevelvullingEnKaderData.aantal).toBe(som);
    expect(regels.map(({ waarschuwingen }) => waarschuwingen)).toEqual(zegt);
  });

  test('are wrong at the first of them where they are more pieces than one can have', () => {
    const rijen = [
      KOP,
      ['K05', 'kozijn', 60_000, 1200, 2400],
      ['K05', 'kozijn', 60_000, 1200, 2400],
    ];
    const { regels } = planImport(buildIn(), invoerOf(rijen));
    expect(regels.map(({ soort }) => soort)).toEqual(['fout', 'opgeteld']);
    const tekst = expect.stringMatching(/^Opgeteld is dit 120\.000\. /);
    expect(regels[0]?.fouten).toMatchObject([{ veld: 'aantal', kolom: 3, tekst }]);
    expect(importRijen(buildIn(), invoerOf(rijen))).toBeNull();
    const weggelaten = new Set([3]);
    expect(kaderOf(rijen, { weggelaten })).toMatchObject([{ aantal: 60_000 }]);
    const bestaat = buildIn([
      { ...K01, gevelvullingEnKaderData: { ...K01.gevelvullingEnKaderData, merk: 'K05' } },
    ]);
    const dubbel = { 2: 'overslaan' } as const;
    expect(importRijen(bestaat, invoerOf(rijen, { dubbel }))).toBe(bestaat);
  });

  test('may be as many pieces as their gevelvulling has already, and a new one may not', () => {
    const { breedte, hoogte } = K01.gevelvullingEnKaderData;
    const rij = ['K01', 'kozijn', 60_000, breedte, hoogte];
    const project = buildIn([
      { ...K01, gevelvullingEnKaderData: { ...K01.gevelvullingEnKaderData, aantal: 120_000 } },
    ]);
    const soortenOf = (rest: Partial<ImportInvoer>) =>
      planImport(project, invoerOf([KOP, rij, rij], rest)).regels.map(({ soort }) => soort);
    expect(soortenOf({})).toEqual(['ongewijzigd', 'opgeteld']);
    expect(soortenOf({ dubbel: { 2: 'nieuw' } })).toEqual(['fout', 'opgeteld']);
  });

  test('without an aantal are a piece each, unless they stand beside others of their merk', () => {
    expect(stuksOf([null])).toEqual([1]);
    expect(stuksOf([null], { weggelaten: new Set([2]) })).toEqual([1]);
    expect(stuksOf([null, 5])).toEqual([0, 5]);
    expect(stuksOf([null, null])).toEqual([1, 0]);
    expect(stuksOf([5, null], { dubbel: { 3: 'overslaan' } })).toEqual([5, 1]);
  });

  test('more places than a field has room for are counted', () => {
    const rijen = Array.from({ length: 30 }, (_leeg, index) => [
      'K05',
      'kozijn',
      1,
      1200,
      2400,
      `verdieping ${index}`,
    ]);
    const [kader] = kaderOf([[...KOP, 'Verdieping'], ...rijen]) ?? [];
    expect(kader).toMatchObject({ aantal: 30, bouwlaag: '30 verschillende' });
  });

  test('that differ ask, and lose no piece whatever the answer', () => {
    const rijen = [KOP, ['K-01', 'kozijn', 4, 1200, 2400], ['K-01', 'kozijn', 2, 1300, 2400]];
    const [, vraag] = planImport(buildIn(), invoerOf(rijen)).regels;
    expect(vraag).toMatchObject({
      soort: 'vraag',
      dubbel: { waar: 'bestand', bij: 2, verschillen: ['breedte'] },
    });
    expect(kaderOf(rijen, { dubbel: { 3: 'optellen' } })).toMatchObject([
      { merk: 'K-01', aantal: 6, breedte: 1200 },
    ]);
    expect(kaderOf(rijen, { dubbel: { 3: 'nieuw' } })).toMatchObject([
      { merk: 'K-01', aantal: 4 },
      { merk: 'K-01a', aantal: 2, breedte: 1300 },
    ]);
    const weg = planImport(buildIn(), invoerOf(rijen, { dubbel: { 3: 'overslaan' } }));
    expect(weg.regels.map(({ soort, stuks }) => [soort, stuks])).toEqual([
      ['nieuw', 4],
      ['weggelaten', 2],
    ]);
  });

  test.each([
    ['another', 'Noord', 'Zuid'],
    [
      'the same to the eye, and no factor of the project is of both,',
      'Fa\u00E7ade',
      'Fac\u0327ade',
    ],
  ])(
    'on a facade of %s name are another gevelvulling: the wind may differ',
    (_naam, een, ander) => {
      const rijen = [
        [...KOP, 'Gevel'],
        ['K05', 'kozijn', 2, 1200, 2400, een],
        ['K05', 'kozijn', 3, 1200, 2400, ander],
      ];
      expect(planImport(buildIn(), invoerOf(rijen)).regels[1]).toMatchObject({
        soort: 'vraag',
        dubbel: { verschillen: ['gevel'] },
      });
    },
  );

  test('go where the first of them goes: also out, when the merk that exists is passed over', () => {
    const rijen = [KOP, ['K01', 'kozijn', 2, 4000, 2400], ['K01', 'kozijn', 3, 4000, 2400]];
    const project = buildIn([K01]);
    const updated = importRijen(project, invoerOf(rijen, { dubbel: { 2: 'bijwerken' } }));
    expect(updated?.gevelvullingen).toMatchObject([{ gevelvullingEnKaderData: { aantal: 5 } }]);
    expect(regelsOf(project, invoerOf(rijen, { dubbel: { 2: 'overslaan' } }))).toEqual([
      ['weggelaten', null],
      ['weggelaten', null],
    ]);
  });

  test('that are of two gevelvullingen of the project, by their ids, stay two', () => {
    const other = {
      ...K01,
      gevelvullingEnKaderData: { ...K01.gevelvullingEnKaderData, id: 'aaaa0002' },
    };
    const kop = ['Merk', 'Breedte', 'Hoogte', 'Adviestool-id'];
    const { breedte, hoogte } = K01.gevelvullingEnKaderData;
    const rijen = [kop, ['K01', breedte, hoogte, 'aaaa0001'], ['K01', breedte, hoogte, 'aaaa0002']];
    expect(regelsOf(buildIn([K01, other]), invoerOf(rijen)).map(([soort]) => soort)).toEqual([
      'ongewijzigd',
      'ongewijzigd',
    ]);
  });
});

const merken = ({ project: { gevelvullingen } }: Importplan) =>
  gevelvullingen.map(({ gevelvullingEnKaderData: { merk } }) => merk);

const lijstenIn = ({ gevelvullingen }: Project) =>
  gevelvullingen.map(({ gevelvullingEnKaderData: { lijst } }) => lijst);

const verdwenenIn = (stored: Project, rijen: Cellen) =>
  planImport(stored, invoerOf(rijen, { lijst: 'later' })).verdwenen.map(
    ({ gevelvulling }) => gevelvulling.gevelvullingEnKaderData.merk,
  );

describe('a list that revises an earlier one', () => {
  const eerste = [KOP, ['K01', 'kozijn', 2, 1000, 2000], ['K02', 'kozijn', 3, 1100, 2000]];
  const project = (): Project => {
    const handgemaakt = buildIn([
      { ...K01, gevelvullingEnKaderData: { ...K01.gevelvullingEnKaderData, merk: 'X1' } },
    ]);
    return importRijen(handgemaakt, invoerOf(eerste, { lijst: 'een' })) ?? handgemaakt;
  };
  const tweede = [KOP, ['K01', 'kozijn', 5, 1000, 2000], ['K12', 'kozijn', 3, 1100, 2000]];
  const planOf = (rest: Partial<ImportInvoer> = {}, rijen: Cellen = tweede) =>
    planImport(project(), invoerOf(rijen, { lijst: 'twee', dubbel: { 2: 'bijwerken' }, ...rest }));

  test('says what is new, what changed from what, what is gone and what it may be called now', () => {
    const { regels, verdwenen } = planOf();
    expect(regels).toMatchObject([
      {
        soort: 'bijwerken',
        oud: { gevelvullingEnKaderData: { aantal: 2, lijst: 'een' } },
        gevelvulling: { gevelvullingEnKaderData: { aantal: 5, lijst: 'een' } },
      },
      { soort: 'nieuw', oud: null },
    ]);
    expect(verdwenen).toMatchObject([
      {
        gevelvulling: { gevelvullingEnKaderData: { merk: 'K02' } },
        keuze: 'behouden',
        misschien: 3,
      },
    ]);
  });

  test('takes nothing away but what was chosen, and never what came from no list', () => {
    const [{ gevelvulling } = { gevelvulling: K01 }] = planOf().verdwenen;
    const { id } = gevelvulling.gevelvullingEnKaderData;
    expect(merken(planOf())).toEqual(['X1', 'K01', 'K02', 'K12']);
    expect(merken(planOf({ verdwenen: { [id]: 'verwijderen' } }))).toEqual(['X1', 'K01', 'K12']);
    const hernoemd = planOf({ verdwenen: { [id]: { rij: 3 } } });
    expect(merken(hernoemd)).toEqual(['X1', 'K01', 'K12']);
    expect(hernoemd.regels[1]).toMatchObject({
      soort: 'bijwerken',
      oud: { gevelvullingEnKaderData: { id, merk: 'K02' } },
    });
  });

  test('that only takes away is a change too', () => {
    const korter = [KOP, ['K01', 'kozijn', 2, 1000, 2000]];
    const stored = project();
    const [, , k02 = K01] = stored.gevelvullingen;
    const { id } = k02.gevelvullingEnKaderData;
    const invoer = invoerOf(korter, {
      dubbel: { 2: 'bijwerken' },
      verdwenen: { [id]: 'verwijderen' },
    });
    expect(importRijen(stored, invoer)?.gevelvullingen).toHaveLength(2);
    expect(importRijen(stored, { ...invoer, verdwenen: {} })).toBe(stored);
  });

  const drie = (aantal: number) => [
    KOP,
    ['K01', 'kozijn', aantal, 1000, 2000],
    ['K02', 'kozijn', aantal, 1100, 2000],
    ['K03', 'kozijn', 1, 1200, 2000],
  ];
  const zonderK03 = drie(2).slice(0, 3);
  test('also misses what the list before it left as it was', () => {
    const een = importRijen(buildIn(), invoerOf(drie(1), { lijst: 'een' })) ?? buildIn();
    const twee = importRijen(een, invoerOf(drie(2), { lijst: 'twee' })) ?? een;
    // A gevelvulling of which nothing changed is no change of the project.
    expect(twee.gevelvullingen[2]).toBe(een.gevelvullingen[2]);
    expect(verdwenenIn(twee, zonderK03)).toEqual(['K03']);
  });

  test('makes those one list that came to be of several', () => {
    const een = importRijen(buildIn(), invoerOf(drie(1), { lijst: 'een' })) ?? buildIn();
    const gevelvullingen = een.gevelvullingen.map((each, index) => ({
      ...each,
      gevelvullingEnKaderData: {
        ...each.gevelvullingEnKaderData,
        lijst: index === 2 ? 'een' : 'twee',
      },
    }));
    const uiteen = { ...een, gevelvullingen };
    expect(importRijen(uiteen, invoerOf(drie(1), { lijst: 'drie' }))).toBe(uiteen);
    const samen = importRijen(uiteen, invoerOf(drie(2), { lijst: 'drie' })) ?? uiteen;
    expect(lijstenIn(samen)).toEqual(['drie', 'drie', 'drie']);
    expect(samen.gevelvullingen[2]?.changed).toBe(een.gevelvullingen[2]?.changed);
    expect(verdwenenIn(samen, zonderK03)).toEqual(['K03']);
  });

  test('of another part of the project makes nothing gone', () => {
    const ander = [KOP, ['Z01', 'kozijn', 5, 1000, 2000]];
    expect(planOf({}, ander).verdwenen).toEqual([]);
  });
});
