import { describe, expect, test } from '@jest/globals';

import { GEVALLEN } from '../fixtures/gevallen.ts';

import { DETAILLERING_VELDEN } from '../velden/detailleringVelden.ts';
import { KADER_VELDEN } from '../velden/kaderVelden.ts';
import { PROJECT_VELDEN } from '../velden/projectVelden.ts';
import {
  GEVOLGKLASSE_VAN_TYPE_BOUW,
  GEWICHT_RAAMWERK,
  HOOGTEGRENS_CC3,
} from '../rekenen/uitgangspunten.ts';
import {
  GEVELVULLING_REGELS,
  GEWICHT_ZONDER_GLAS,
  waarschuwingenVanGevelvulling,
} from './gevelvullingWaarschuwingen.ts';
import {
  KLASSE_VAN_TYPE_BOUW,
  PROJECT_REGELS,
  waarschuwingenVanProject,
} from './projectWaarschuwingen.ts';
import { HOOGTE_CC3, zegAlles, type Antwoorden, type Waarschuwing } from './regels.ts';

const REGELS = [...PROJECT_REGELS, ...GEVELVULLING_REGELS];

const NOORD = { gevel: 'Noord', factor: 1.4 };

const waarschuwingenBij = (veld: string, antwoorden: Antwoorden): Waarschuwing[] =>
  zegAlles(
    REGELS.filter((regel) => regel.veld === veld),
    antwoorden,
  );

const codesBij = (veld: string, antwoorden: Antwoorden): string[] =>
  waarschuwingenBij(veld, antwoorden).map(({ code }) => code);

test.each<[veld: string, zonder: Antwoorden, met: Antwoorden, code: string]>([
  ['windvormFactor', { windvormFactor: 0.1 }, { windvormFactor: 0 }, 'GEEN_WIND'],
  ['windvormFactor', { windvormFactor: 1.1 }, { windvormFactor: 1 }, 'WIND_TE_LAAG'],
  ['windvormFactor', { windvormFactor: 0 }, { windvormFactor: 0.1 }, 'WIND_TE_LAAG'],
  ['windvormFactor', { windvormFactor: 1.4 }, { windvormFactor: 1.3 }, 'BUITEN_HOEKZONE'],
  [
    'typeBouw',
    { typeBouw: 'woning', gebouwhoogte: 12 },
    { typeBouw: 'woning', gebouwhoogte: 13 },
    'WONING_HOOG',
  ],
  [
    'typeBouw',
    { typeBouw: 'kantoorWoongebouw', gebouwhoogte: 13 },
    { typeBouw: 'woning', gebouwhoogte: 70 },
    'WONING_HOOG',
  ],
  [
    'typeBouw',
    { typeBouw: 'woning', gebouwhoogte: 71 },
    { typeBouw: 'woning', gebouwhoogte: 70 },
    'WONING_HOOG',
  ],
  [
    'gebouwHoogte',
    { typeBouw: 'woning', gebouwHoogte: 13, gebouwhoogte: 13 },
    { typeBouw: 'woning', gebouwHoogte: 13, gebouwhoogte: 9 },
    'WONING_HOOG_EIGEN',
  ],
  [
    'typeBouw',
    { typeBouw: 'woning', gevolgklasse: 'CC2', gebouwhoogte: 13 },
    { typeBouw: 'woning', gevolgklasse: 'CC1', gebouwhoogte: 13 },
    'WONING_HOOG',
  ],
  [
    'gevolgklasse',
    { typeBouw: 'openbaarGebouw', gevolgklasse: 'CC3', gebouwhoogte: 9 },
    { typeBouw: 'openbaarGebouw', gevolgklasse: 'CC2', gebouwhoogte: 9 },
    'GEVOLGKLASSE_LAAG',
  ],
  [
    'gevolgklasse',
    { typeBouw: 'woning', gevolgklasse: 'CC1', gebouwhoogte: 9 },
    { typeBouw: 'kantoorWoongebouw', gevolgklasse: 'CC1', gebouwhoogte: 9 },
    'GEVOLGKLASSE_LAAG',
  ],
  [
    'gevolgklasse',
    { typeBouw: 'kantoorWoongebouw', gevolgklasse: 'CC1', gebouwhoogte: 71 },
    { typeBouw: 'kantoorWoongebouw', gevolgklasse: 'CC1', gebouwhoogte: 70 },
    'GEVOLGKLASSE_LAAG',
  ],
  [
    'gevolgklasse',
    { typeBouw: 'woning', gevolgklasse: 'CC3', gebouwhoogte: 71 },
    { typeBouw: 'woning', gevolgklasse: 'CC2', gebouwhoogte: 71 },
    'GEVOLGKLASSE_HOOGTE',
  ],
  [
    'gevolgklasse',
    { typeBouw: 'woning', gebouwhoogte: 71 },
    { typeBouw: 'woning', gevolgklasse: 'CC1', gebouwhoogte: 71 },
    'GEVOLGKLASSE_HOOGTE',
  ],
  [
    'gebouwHoogte',
    { gevolgklasse: 'CC2', gebouwHoogte: 71, gebouwhoogte: 71 },
    { gevolgklasse: 'CC2', gebouwHoogte: 71, gebouwhoogte: 9 },
    'GEVOLGKLASSE_HOOGTE_EIGEN',
  ],
  ['merk', { merk: 'K01 é ß' }, { merk: '\u041A01' }, 'MERK_SCHRIFT'],
  ['merk', { merk: '№ 1-²' }, { merk: 'Α' }, 'MERK_SCHRIFT'],
  ['aantal', { aantal: 1000 }, { aantal: 1001 }, 'AANTAL_GROOT'],
  ['breedte', { breedte: 12_000 }, { breedte: 12_001 }, 'BREEDTE_GROOT'],
  ['hoogte', { hoogte: 12_000 }, { hoogte: 12_001 }, 'HOOGTE_GROOT'],
  ['hoogte', { hoogte: 3000, gebouwhoogte: 3 }, { hoogte: 3001, gebouwhoogte: 3 }, 'HOOGTE_GROOT'],
  [
    'hoogte',
    { hoogte: 3001, gebouwhoogte: 3, gebouwHoogte: 9 },
    { hoogte: 3001, gebouwhoogte: 9, gebouwHoogte: 3 },
    'HOOGTE_GROOT',
  ],
  [
    'gebouwHoogte',
    { hoogstePunt: 9000, gebouwhoogte: 9 },
    { hoogstePunt: 9001, gebouwhoogte: 9 },
    'GEBOUWHOOGTE_ONDER_MODEL',
  ],
  [
    'gebouwHoogte',
    { hoogstePunt: 12_400, gebouwhoogte: 9, gebouwHoogte: 13 },
    { hoogstePunt: 12_400, gebouwhoogte: 13, gebouwHoogte: 9 },
    'GEBOUWHOOGTE_ONDER_MODEL',
  ],
  // 32.3 times a thousand is less than 32,300 as a number of a computer.
  [
    'gebouwHoogte',
    { hoogstePunt: 32_300, gebouwhoogte: 32.3 },
    { hoogstePunt: 32_301, gebouwhoogte: 32.3 },
    'GEBOUWHOOGTE_ONDER_MODEL',
  ],
  ...['Nord', ' ', null, undefined].map((gevel): [string, Antwoorden, Antwoorden, string] => [
    'gevel',
    { windvormFactor: 1.1, windvormfactoren: [NOORD], gevel: 'noord ' },
    { windvormFactor: 1.1, windvormfactoren: [NOORD], gevel },
    'GEVEL_ZONDER_FACTOR',
  ]),
  // The project's is as high, or none has its own.
  [
    'gevel',
    { windvormFactor: 1.4, windvormfactoren: [NOORD], gevel: 'Nord' },
    { windvormFactor: 1.3, windvormfactoren: [NOORD], gevel: 'Nord' },
    'GEVEL_ZONDER_FACTOR',
  ],
  [
    'gevel',
    { windvormFactor: 1.1, windvormfactoren: [], gevel: 'Nord' },
    { windvormFactor: 1.1, windvormfactoren: [NOORD], gevel: 'Zuid' },
    'GEVEL_ZONDER_FACTOR',
  ],
  ['glasgewicht', { glasgewicht: 150 }, { glasgewicht: 150.1 }, 'GLAS_ZWAAR'],
  ['glasgewicht', { glasgewicht: 10 }, { glasgewicht: 9.9 }, 'GLAS_LICHT'],
  [
    'glasgewicht',
    { glasgewicht: 0, gewichtinvoer: 'totaalgewicht' },
    { glasgewicht: 0, gewichtinvoer: 'glasgewicht' },
    'GLAS_LICHT',
  ],
  ['gewichtElement', { gewichtElement: 500 }, { gewichtElement: 500.1 }, 'ELEMENT_ZWAAR'],
  [
    'totaalgewicht',
    { gevelvullingType: 'hsb', breedte: 2000, hoogte: 1000, totaalgewicht: 1000 },
    { gevelvullingType: 'hsb', breedte: 2000, hoogte: 1000, totaalgewicht: 1001 },
    'TOTAAL_ZWAAR',
  ],
  [
    'totaalgewicht',
    { gevelvullingType: 'kozijn', breedte: 2000, hoogte: 1000, totaalgewicht: 350 },
    { gevelvullingType: 'kozijn', breedte: 2000, hoogte: 1000, totaalgewicht: 351 },
    'TOTAAL_ZWAAR',
  ],
  [
    'totaalgewicht',
    { gevelvullingType: 'kozijn', breedte: 2000, hoogte: 1000, totaalgewicht: 50 },
    { gevelvullingType: 'kozijn', breedte: 2000, hoogte: 1000, totaalgewicht: 49 },
    'TOTAAL_LICHT',
  ],
  // Of the size that it was copied from.
  [
    'totaalgewicht',
    { gevelvullingType: 'schuifpui', breedte: 2000, hoogte: 2400, totaalgewicht: 200 },
    { gevelvullingType: 'schuifpui', breedte: 3000, hoogte: 2400, totaalgewicht: 200 },
    'TOTAAL_LICHT',
  ],
])('%s is warned of beyond its bound only: %j, %j', (veld, zonder, met, code) => {
  expect(codesBij(veld, zonder)).not.toContain(code);
  expect(codesBij(veld, met)).toContain(code);
});

test('what is not filled in, or is no number, is not warned of', () => {
  for (const waarde of [undefined, null, '', '0', 'veel']) {
    const antwoorden = {
      windvormFactor: waarde,
      gebouwhoogte: waarde,
      aantal: waarde,
      hoogte: waarde,
      gebouwHoogte: waarde,
      totaalgewicht: waarde,
      gevelvullingType: waarde,
    };
    for (const veld of Object.keys(antwoorden)) expect(codesBij(veld, antwoorden)).toEqual([]);
  }
});

test('the words are those of the specification', () => {
  expect(waarschuwingenVanProject({ windvormFactor: 0 }).map(({ melding }) => melding)).toEqual([
    'Windvormfactor: Er is geen wind gerekend.',
    'Windvormfactor: Alleen buiten hoekzone A.',
  ]);
  const windvormfactoren = [{ gevel: 'Noord', factor: 0.7 }];
  expect(
    waarschuwingenVanProject({ windvormFactor: 1.4, windvormfactoren }).map(
      ({ melding }) => melding,
    ),
  ).toEqual([
    'Windvormfactor van gevel Noord: Lager dan de druk op een vlakke gevel (0,8 + 0,3). Met deze factor is de wind te laag gerekend.',
    'Windvormfactor van gevel Noord: Alleen buiten hoekzone A.',
  ]);
  expect(waarschuwingenBij('windvormFactor', { windvormFactor: 0.7 })[0]?.tekst).toBe(
    'Lager dan de druk op een vlakke gevel (0,8 + 0,3). Met deze factor is de wind te laag gerekend.',
  );
  expect(waarschuwingenBij('hoogte', { hoogte: 4000, gebouwhoogte: 3 })[0]?.tekst).toBe(
    'Ongewoon groot. De gevelvulling is hoger dan het gebouw van 3 m.',
  );
});

test('a gebouwhoogte from an import is warned of until somebody has checked it', () => {
  const gemerkt = waarschuwingenVanProject({ gebouwhoogte: 12, gebouwhoogteControleren: true });
  expect(gemerkt.map(({ melding }) => melding)).toEqual([
    'Gebouwhoogte: Uit een import, nog te controleren. De wind is met 12 m gerekend.',
  ]);
  expect(waarschuwingenVanProject({ gebouwhoogte: 12 })).toEqual([]);
});

test.each([
  [0, 'Er is geen glas gerekend.'],
  [0.025, 'Ongewoon licht. Klopt de eenheid?'],
])('glass of %d kg/m² is said to be so light: %s', (glasgewicht, tekst) => {
  expect(waarschuwingenBij('glasgewicht', { glasgewicht }).map((each) => each.tekst)).toEqual([
    tekst,
  ]);
});

test('a building that is lower than its model says both heights', () => {
  expect(
    waarschuwingenBij('gebouwHoogte', { hoogstePunt: 12_400, gebouwhoogte: 9 })[0]?.tekst,
  ).toBe(
    'Lager dan het hoogste punt in het bouwmodel (12,4 m). Met 9 m is de wind te laag gerekend.',
  );
});

describe('of the worked cases', () => {
  test('none is warned of but for what it is about', () => {
    for (const { invoer } of GEVALLEN) {
      const { projectGegevens, gevelvulling } = invoer;
      const gezegd = [
        ...waarschuwingenVanProject(projectGegevens),
        ...waarschuwingenVanGevelvulling(projectGegevens, gevelvulling),
      ];
      expect(gezegd.filter(({ soort }) => soort === 'waarschuwing')).toEqual([]);
    }
  });
});

test('a field is called as its form calls it', () => {
  const velden: Readonly<Record<string, { readonly label: string }>> = {
    ...PROJECT_VELDEN,
    ...KADER_VELDEN,
    ...DETAILLERING_VELDEN,
  };
  expect(REGELS.map(({ label }) => label)).toEqual(REGELS.map(({ veld }) => velden[veld]?.label));
});

test('what is a number of the calculation too is the same number', () => {
  expect(HOOGTE_CC3).toBe(HOOGTEGRENS_CC3.waarde);
  expect(KLASSE_VAN_TYPE_BOUW).toEqual(GEVOLGKLASSE_VAN_TYPE_BOUW);
  expect(GEWICHT_ZONDER_GLAS).toEqual(GEWICHT_RAAMWERK.waarden);
});
