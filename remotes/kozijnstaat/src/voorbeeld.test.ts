import { expect, test } from '@jest/globals';
import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { GEEN_STANDAARDEN, type Standaarden } from '@adviestool/contract/standaarden';

import { buildHost } from '@adviestool/contract/builders/buildHost';
import { importRijen } from '@adviestool/kozijnstaten/planImport';
import { correctCel, GEEN_KEUZES } from './lijstKeuzes.ts';
import { createVoorbeelden } from './voorbeeld.ts';

const tekstcel = (tekst: string, rij: number, kolom: number) =>
  ({ rij, kolom, herhaald: false, soort: 'tekst', tekst }) as const;

const rijenVan = (rijen: readonly (readonly string[])[]) =>
  rijen.map((rij, index) => rij.map((tekst, kolom) => tekstcel(tekst, index + 1, kolom + 1)));

const RIJEN = rijenVan([
  ['Merk', 'Type', 'Breedte', 'Hoogte'],
  ...Array.from({ length: 20 }, (_, index) => [`K1${index}`, 'kozijn', '1200', '2400']),
]);

test('of a list without an aantal is said that each row is a piece, also where the project has it', () => {
  const invoer = {
    host: buildHost(),
    project: buildProject({ gevelvullingen: [] }),
    standaarden: GEEN_STANDAARDEN,
    blad: { rijen: RIJEN, verborgenRijen: [] },
    onthouden: {},
    moment: '2026-11-22T12:00:00Z',
    lijst: 'een',
    keuzes: GEEN_KEUZES,
  };
  const eerst = createVoorbeelden()(invoer);
  const project = importRijen(invoer.project, eerst.invoer) ?? invoer.project;
  const later = createVoorbeelden()({ ...invoer, project });
  expect(later.telling).toMatchObject({ nieuw: 0, klaar: 20 });
  expect([eerst.zonderAantal, later.zonderAantal]).toEqual([true, true]);
  const blad = {
    ...invoer.blad,
    rijen: RIJEN.map((rij) => rij.filter(({ kolom }) => kolom !== 3)),
  };
  expect(createVoorbeelden()({ ...invoer, project, blad }).zonderAantal).toBe(false);
});

test('of a list in which one cell is mended only that row is worked out again', () => {
  let made = 0;
  const standaarden: Standaarden = {
    ...GEEN_STANDAARDEN,
    get kozijn() {
      made += 1;
      return null;
    },
  };
  const invoer = {
    host: buildHost(),
    project: buildProject(),
    standaarden,
    blad: { rijen: RIJEN, verborgenRijen: [] },
    onthouden: {},
    moment: '2026-11-22T12:00:00Z',
    lijst: 'een',
  };
  const voorbeeldOf = createVoorbeelden();
  const before = voorbeeldOf({ ...invoer, keuzes: GEEN_KEUZES });
  expect([before.telling.nieuw, made]).toEqual([20, 20]);
  const after = voorbeeldOf({ ...invoer, keuzes: correctCel(3, 'breedte', '900')(GEEN_KEUZES) });
  expect(made).toBe(21);
  expect(after.rijen.map(({ gelezen }, at) => gelezen === before.rijen[at]?.gelezen)).toEqual(
    before.rijen.map(({ gelezen }) => gelezen.rij !== 3),
  );
  const [eerste, tweede] = after.rijen.map(({ regel }) => regel.gevelvulling);
  expect(eerste?.gevelvullingEnKaderData.breedte).toBe(1200);
  expect(tweede?.gevelvullingEnKaderData.breedte).toBe(900);
});

test('a row with fasteners has the only supplier of the variant', () => {
  const host = buildHost();
  const fastenerSuppliers = { enabled: true, options: { een: 'Leverancier Een' } };
  const rijen = rijenVan([
    ['Merk', 'Type', 'Breedte', 'Hoogte', 'Bouwmethode', 'Bevestigingsmiddelen gebruiken'],
    ['K01', 'kozijn', '1200', '2400', 'Traditioneel', 'Ja'],
  ]);
  const voorbeeld = createVoorbeelden()({
    host: { ...host, config: { ...host.config, variant: buildVariant({ fastenerSuppliers }) } },
    project: buildProject(),
    standaarden: GEEN_STANDAARDEN,
    blad: { rijen, verborgenRijen: [] },
    keuzes: GEEN_KEUZES,
    onthouden: {},
    moment: '2026-11-22T12:00:00Z',
    lijst: 'een',
  });
  expect(voorbeeld.rijen[0]?.regel.gevelvulling?.gevelvullingEnKaderData).toMatchObject({
    gebruikBevestigingsmiddelen: true,
    leverancierBevestigingsmiddelen: 'een',
  });
});
