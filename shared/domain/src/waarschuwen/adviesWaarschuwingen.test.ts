import type { Catalogus } from '@adviestool/contract/catalogus';
import { perZijde, type Zijde } from '@adviestool/contract/zijde';
import { expect, test } from '@jest/globals';

import { buildGevelvulling } from '../builders/buildGevelvulling.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { invoerOfGeval } from '../fixtures/gevallen.ts';
import {
  gewaarschuwdVan,
  telWaarschuwingen,
  waarschuwingenBijAdvies,
  waarschuwingenOp,
} from './adviesWaarschuwingen.ts';

const GEKOZEN = 'GA-90';
const { projectGegevens } = invoerOfGeval('K1-KVT');
const gevelvulling = buildGevelvulling({
  productKeuze: perZijde(() => ({ hoekanker: GEKOZEN, bevestigingsmiddelen: null })),
});

/** The catalogue in which a hoekanker has other values. */
const met = (gezocht: string, waarden: Partial<Catalogus['hoekankers'][number]>): Catalogus => ({
  ...CATALOGUS,
  hoekankers: CATALOGUS.hoekankers.map((each) =>
    each.id === gezocht ? { ...each, ...waarden } : each,
  ),
});

const gezegd = (bij: Catalogus): string[] =>
  waarschuwingenBijAdvies({ projectGegevens, gevelvulling, catalogus: bij }).map(
    ({ melding }) => melding,
  );

const tel = (bij: Catalogus): number =>
  telWaarschuwingen({ projectGegevens, gevelvulling, catalogus: bij }, '2026-11-28');

test('an advice that uses a stored value which no engineer signs says so', () => {
  expect(gezegd(CATALOGUS)).toEqual([]);
  expect(gezegd(met(GEKOZEN, { gammaM: 0.001 }))).toEqual([
    'Hoekanker GA 90 gammaM: 0,001 is kleiner dan 1. De weerstand is te hoog gerekend.',
  ]);
});

test('and one that uses a stored value which is probably a slip, in each count', () => {
  const inNewton = met(GEKOZEN, { FwRk: 1800 });
  expect(gezegd(inNewton)).toEqual([
    'Hoekanker GA 90 FwRk: 1800 kN is ongewoon groot. N in plaats van kN?',
  ]);
  expect(tel(inNewton) - tel(CATALOGUS)).toBe(1);
});

test('of a product that it does not use nothing is said', () => {
  const ander = CATALOGUS.hoekankers.find(({ id }) => id !== GEKOZEN)?.id ?? '';
  expect(gezegd(met(ander, { FwRk: 1800, gammaM: 0.001 }))).toEqual([]);
});

test('the expired source of a fastener is warned of where it is used, not where its choice is only kept', () => {
  const [middel] = CATALOGUS.bevestigingsmiddelenBouwkundig;
  if (middel === undefined) throw new Error('There is no fastener.');
  const verlopen = {
    document: 'Blad',
    nummer: 'B-9',
    datum: '2020-01-01',
    geldigTot: '2021-01-01',
  };
  const catalogus: Catalogus = {
    ...CATALOGUS,
    bronnen: { ...CATALOGUS.bronnen, verlopen },
    bevestigingsmiddelenBouwkundig: [{ ...middel, bron: 'verlopen', bronPerWaarde: undefined }],
  };
  const gezegdMet = (gebruikBevestigingsmiddelen: boolean): string[] => {
    const kader = {
      ...gevelvulling.gevelvullingEnKaderData,
      bouwmethode: 'traditioneel' as const,
      gebruikBevestigingsmiddelen,
    };
    const productKeuze = perZijde(() => ({
      hoekanker: GEKOZEN,
      bevestigingsmiddelen: [middel.id],
    }));
    const een = { ...gevelvulling, gevelvullingEnKaderData: kader, productKeuze };
    return waarschuwingenOp({ projectGegevens, gevelvulling: een, catalogus }, '2026-11-28');
  };
  expect(gezegdMet(true)).toContainEqual(expect.stringContaining('B-9'));
  expect(gezegdMet(false)).not.toContainEqual(expect.stringContaining('B-9'));
});

test.each<
  [zijde: string[] | null, anders: string[] | null, gebruikt: boolean, zijden: string | null]
>([
  [['BS-75', 'HS-50'], ['BS-75', 'HS-50'], true, null],
  [['BS-75'], ['BS-75', 'HS-50'], true, 'de onderzijde'],
  [['BS-75'], ['KP-10'], true, 'de onderzijde, de zijkanten en de bovenzijde'],
  // The calculation has a message of these.
  [['HS-50'], ['BS-75', 'HS-50'], true, null],
  [null, ['BS-75', 'HS-50'], true, null],
  [['BS-75'], ['BS-75'], false, null],
])(
  'a fastening of which the part in the timber is not calculated is warned of: %j below, %j elsewhere, used: %s',
  (onder, elders, gebruikBevestigingsmiddelen, zijden) => {
    const { gevelvulling: k4, projectGegevens: gegevens } = invoerOfGeval('K4');
    const een = {
      ...k4,
      gevelvullingEnKaderData: { ...k4.gevelvullingEnKaderData, gebruikBevestigingsmiddelen },
      productKeuze: perZijde((zijde) => ({
        hoekanker: 'GA-120',
        bevestigingsmiddelen: zijde === 'onderzijde' ? onder : elders,
      })),
    };
    const gewaarschuwd = gewaarschuwdVan({
      projectGegevens: gegevens,
      gevelvulling: een,
      catalogus: CATALOGUS,
    });
    expect(gewaarschuwd.map(({ melding }) => melding)).toEqual(
      zijden === null
        ? []
        : [
            `Voor ${zijden} is geen bevestigingsmiddel in het hout gekozen. De bevestiging in het hout is niet getoetst.`,
          ],
    );
  },
);

test.each([
  ['of its own facade', 0, 1.4, 'noord', []],
  ['of the project, for it has another facade', 1.4, 0, 'Zuid', []],
  [
    'of the project, for it has none',
    0,
    1.4,
    null,
    [
      'Windvormfactor: Er is geen wind gerekend.',
      'Gevel: Er is geen gevel ingevuld. Er is gerekend met de windvormfactor van het project; een gevel heeft een hogere.',
    ],
  ],
  [
    'of its own facade, in another spelling',
    1.4,
    0,
    'noord',
    ['Windvormfactor van gevel Noord: Er is geen wind gerekend.'],
  ],
])(
  'only the factor that counts is warned of: that %s',
  (_naam, windvormFactor, factor, gevel, verwacht) => {
    const gegevens = {
      ...projectGegevens,
      windvormFactor,
      windvormfactoren: [
        { gevel: 'Noord', factor },
        { gevel: 'West', factor: 0.7 },
      ],
    };
    const kader = { ...gevelvulling.gevelvullingEnKaderData, gevel };
    const gewaarschuwd = gewaarschuwdVan({
      projectGegevens: gegevens,
      gevelvulling: { ...gevelvulling, gevelvullingEnKaderData: kader },
      catalogus: CATALOGUS,
    });
    expect(gewaarschuwd.map(({ melding }) => melding)).toEqual(verwacht);
  },
);

test('an imported height that nobody looked at is warned of where the wind is calculated with it', () => {
  const gegevens = { ...projectGegevens, gebouwhoogteControleren: true };
  const codesMet = (gebouwHoogte: number | null): string[] => {
    const kader = { ...gevelvulling.gevelvullingEnKaderData, gebouwHoogte };
    return gewaarschuwdVan({
      projectGegevens: gegevens,
      gevelvulling: { ...gevelvulling, gevelvullingEnKaderData: kader },
      catalogus: CATALOGUS,
    }).map(({ code }) => code);
  };
  expect(codesMet(null)).toContain('GEBOUWHOOGTE_CONTROLEREN');
  expect(codesMet(12)).not.toContain('GEBOUWHOOGTE_CONTROLEREN');
});

test.each([
  ['H3', { afstandOnderkantElementTotBovenkantVloerrand: 30 }, false],
  ['H3', { afstandOnderkantElementTotBovenkantVloerrand: 31 }, true],
  // The lever arm of a kozijn follows from it on the edge of a floor only.
  ['K4', { afstandOnderkantSpouwlatTotBovenkantVloerrand: 30 }, false],
  ['K4', { afstandOnderkantSpouwlatTotBovenkantVloerrand: 31 }, true],
  [
    'K4',
    {
      plaatsing: { onderzijde: 'binnenmuur' as const },
      afstandOnderkantSpouwlatTotBovenkantVloerrand: 31,
    },
    false,
  ],
])(
  '%s with a joint of %j is warned of beyond what its hoekanker is for: %s',
  (id, maten, geldt) => {
    const { projectGegevens: gegevens, gevelvulling: van } = invoerOfGeval(id);
    const een = { ...van, detailleringData: { ...van.detailleringData, ...maten } };
    const op = (verankerdeZijden: Zijde[]): string[] =>
      gewaarschuwdVan({
        projectGegevens: gegevens,
        gevelvulling: { ...een, verankerdeZijden },
        catalogus: CATALOGUS,
      }).map(({ melding }) => melding);
    const naam = id === 'H3' ? 'HSB-hoekanker HA 100' : 'Hoekanker GA 120 zwaar';
    expect(op(van.verankerdeZijden)).toEqual(
      geldt
        ? [
            `Onderzijde: de voeg boven de vloerrand is 31 mm. ${naam} is voor een stelruimte van ten hoogste 30 mm; daaraan is de voeg niet getoetst.`,
          ]
        : [],
    );
    expect(op(['zijkanten', 'bovenzijde'])).toEqual([]);
  },
);
