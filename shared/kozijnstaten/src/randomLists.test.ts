import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { gevelvullingSchema } from '@adviestool/contract/gevelvulling';
import * as fc from 'fast-check';
import { buildProjectGegevens } from '@adviestool/domain/builders/buildGevelvullingOf';

import { buildLijst, type BuiltLijstcel } from './builders/buildLijst.ts';
import { telStukken } from './builders/telStukken.ts';
import { CATALOGUS } from './fixtures/catalogus.ts';
import { VELD_KOPPEN } from './kozijnstaatTabel.ts';
import { DUBBEL_KEUZES } from './dubbelen.ts';
import { planImport } from './planImport.ts';
import { readKozijnstaat } from './readKozijnstaat.ts';

const kop = fc.oneof(
  fc.constantFrom(...VELD_KOPPEN),
  fc.constantFrom(
    'b',
    'H (m)',
    'Gewicht',
    'Sparingsbreedte',
    'Omschrijving',
    'Adviestool-id',
    '',
    'x',
  ),
);

const woord = fc.constantFrom(
  ...'K01 kozijn hsb raam,schuifpui vloerrand Ja 4-zijdig Totaal - #N/B 1.200 1,2'.split(' '),
  ...'2,4m 240cm 1,200.00 0.9 1e400 99999999 constructor (m) __proto__ toString'.split(' '),
);

const cel: fc.Arbitrary<BuiltLijstcel> = fc.oneof(
  woord,
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: 1, max: 5000 }),
  fc.constant(null),
  fc.constant({ datum: '2026-02-01', tekst: '1-2-2026' }),
  fc.constant({ fout: '#REF!' }),
  fc.constant({ herhaald: 'K01' }),
  fc.constant({ getal: 2.4, tekst: '2,40 m' }),
);

const lijst = fc
  .tuple(
    fc.array(kop, { minLength: 2, maxLength: 12 }),
    fc.array(fc.array(cel, { minLength: 1, maxLength: 12 }), { maxLength: 8 }),
  )
  .map(([koppen, rijen]) => [['Merk', 'Breedte', ...koppen], ...rijen]);

test('of any list every row is read or left out with a reason, and becomes what can be stored', () => {
  fc.assert(
    fc.property(lijst, fc.constantFrom(...DUBBEL_KEUZES), (rijen, keuze) => {
      const built = buildLijst(rijen);
      const gelezen = readKozijnstaat(built);
      const told = [...gelezen.rijen, ...gelezen.overgeslagen].map(({ rij }) => rij);
      const below = built.map((cellen) => cellen[0]?.rij ?? 0);
      const { laatsteRij = 0 } = gelezen.kop ?? {};
      expect(told.toSorted((a, b) => a - b)).toEqual(below.filter((rij) => rij > laatsteRij));
      const project = buildProject({ projectGegevens: buildProjectGegevens() });
      let made = 0;
      const plan = planImport(project, {
        gelezen,
        dubbel: Object.fromEntries(told.map((rij) => [rij, keuze])),
        catalogus: CATALOGUS,
        randomUuid: () => {
          made += 1;
          return made.toString(16).padStart(8, '0');
        },
        moment: '2026-11-22T12:00:00Z',
      });
      expect(plan.regels.map(({ rij }) => rij)).toEqual(gelezen.rijen.map(({ rij }) => rij));
      for (const gevelvulling of plan.project.gevelvullingen) {
        expect(gevelvullingSchema.parse(gevelvulling)).toEqual(gevelvulling);
      }
    }),
    { numRuns: 300 },
  );
});

const stuk = fc.record({
  merk: fc.constantFrom('K1', 'k1 ', 'K2', 'K3', 'K1a', ''),
  aantal: fc.integer({ min: 1, max: 20 }),
  breedte: fc.constantFrom(1000, 1200),
  bouwlaag: fc.constantFrom('1', '2', null),
  gevel: fc.constantFrom('Noord', 'Zuid', null),
  keuze: fc.option(fc.constantFrom(...DUBBEL_KEUZES), { nil: undefined }),
  isWeg: fc.boolean(),
});

test('whatever the list and the answers, its pieces are in the project or named as left out', () => {
  fc.assert(
    fc.property(
      fc.array(stuk, { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      (stukken, isTwee) => {
        const koppen = ['Merk', 'Type', 'Aantal', 'Breedte', 'Hoogte', 'Bouwlaag', 'Gevel'];
        const rijen = stukken.map(({ merk, aantal, breedte, bouwlaag, gevel }) => [
          merk,
          'kozijn',
          aantal,
          breedte,
          2400,
          bouwlaag,
          gevel,
        ]);
        const gelezen = readKozijnstaat(buildLijst([koppen, ...rijen]));
        let made = 0;
        const invoerVan = (van: typeof stukken) => ({
          gelezen,
          dubbel: Object.fromEntries(
            van.flatMap(({ keuze }, index) => (keuze === undefined ? [] : [[index + 2, keuze]])),
          ),
          weggelaten: new Set(van.flatMap(({ isWeg }, index) => (isWeg ? index + 2 : []))),
          catalogus: CATALOGUS,
          randomUuid: () => {
            made += 1;
            return made.toString(16).padStart(8, '0');
          },
          moment: '2026-11-22T12:00:00Z',
        });
        const leeg = buildProject({ projectGegevens: buildProjectGegevens(), gevelvullingen: [] });
        // Into an empty project, or into one that has the list already.
        const project = isTwee ? planImport(leeg, invoerVan([])).project : leeg;
        const { regels } = planImport(project, invoerVan(stukken));
        const inList = stukken.reduce((sum, { aantal }) => sum + aantal, 0);
        const { inProject, genoemd } = telStukken(regels);
        expect(inProject + genoemd).toBe(inList);
      },
    ),
    { numRuns: 500 },
  );
});
