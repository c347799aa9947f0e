import { beforeAll, describe, expect, test } from '@jest/globals';
import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import { z } from 'zod';

import { VOORBEELD_DETAILLERING } from '../voorbeeld/voorbeeldGevelvulling.ts';
import { cleanDetaillering, detailleringSchemas, detailleringVraagOf } from './detaillering.ts';
import { applicableVelden, offeredWaarden } from './register.ts';
import { VARIANT_IDS, type VariantId } from './variants.ts';

beforeAll(() => {
  z.config({ customError: dutchErrorMap });
});

const KOZIJN = 'kozijnTraditioneelZonderBevestigingsmiddelen';
const KOZIJN_MET = 'kozijnTraditioneelMetBevestigingsmiddelen';
const PREFAB = 'kozijnPrefab';
const HSB2_MET = 'hsb2ZijdigMetBevestigingsmiddelen';
const HSB4_MET = 'hsb4ZijdigMetBevestigingsmiddelen';
const HSB4 = 'hsb4ZijdigZonderBevestigingsmiddelen';

const problemsOf = (variant: VariantId, values: object): string[] =>
  (
    detailleringSchemas[variant].safeParse({ ...VOORBEELD_DETAILLERING, ...values }).error
      ?.issues ?? []
  ).map(({ path, message }) => `${path.join('.')}: ${message}`);

const askedOf = (variant: VariantId): string[] =>
  applicableVelden(detailleringVraagOf(variant), VOORBEELD_DETAILLERING).map(({ naam }) => naam);

const offeredOf = (variant: VariantId, veld: string): readonly unknown[] => {
  const { register, situatie } = detailleringVraagOf(variant);
  return register.velden
    .filter(({ naam }) => naam === veld)
    .flatMap((one) => offeredWaarden(one, situatie));
};

const VERPLICHT = 'Dit veld is verplicht.';

describe('the detaillering of a variant', () => {
  test.each(VARIANT_IDS)('%s takes what applies to it and strips the rest', (variant) => {
    const parsed = detailleringSchemas[variant].parse({
      ...VOORBEELD_DETAILLERING,
      maximaleHartOpHartMaatLaagReliefDorpel: 5,
    });
    expect(parsed).toEqual(cleanDetaillering([variant], VOORBEELD_DETAILLERING));
    const keys = new Set(askedOf(variant).map((veld) => veld.split('.')[0]));
    expect(new Set(Object.keys(parsed))).toEqual(keys);
  });

  const dorpels = ['onderdorpel', 'bovendorpel', 'spouwlatbreedte', 'stelruimte'];
  const regels = [
    'onderregel',
    'bovenregel',
    'afstandOnderkantElementTotBovenkantVloerrand',
    'afstandVoorkantElementTotVoorkantVloerrand',
    'dikteElement',
    'elementBevatKozijnOfSchuifpuiVanafOnderzijde',
  ];
  const plaatsing = ['plaatsing.onderzijde', 'plaatsing.bovenzijde'];
  const gewicht = ['gewichtinvoer', 'totaalgewicht'];
  const vloer = ['vloertypeOnderzijde', 'vloertypeBovenzijde'];
  const spouwlat = 'afstandOnderkantSpouwlatTotBovenkantVloerrand';

  test.each([
    [KOZIJN, [...plaatsing, ...dorpels, spouwlat, ...gewicht]],
    [KOZIJN_MET, [...plaatsing, ...dorpels, spouwlat, ...gewicht, ...vloer, 'binnenmuur']],
    [PREFAB, [...dorpels, ...gewicht]],
    [HSB2_MET, [...plaatsing, ...regels, ...gewicht, ...vloer]],
    [HSB4_MET, [...plaatsing, ...regels, ...gewicht, ...vloer, 'binnenmuur']],
    [HSB4, [...plaatsing, ...regels, ...gewicht]],
  ] as const)('%s, on floor edges with its whole weight given, asks for %j', (variant, velden) => {
    expect(new Set(askedOf(variant))).toEqual(new Set(velden));
  });

  test.each([
    [KOZIJN_MET, 'vloertypeOnderzijde', {}],
    [KOZIJN_MET, 'vloertypeBovenzijde', {}],
    [KOZIJN_MET, 'binnenmuur', {}],
    [HSB4_MET, 'binnenmuur', {}],
    [HSB2_MET, 'binnenmuur', { plaatsing: { onderzijde: 'vloerrand', bovenzijde: 'binnenmuur' } }],
    [KOZIJN, 'afstandOnderkantSpouwlatTotBovenkantVloerrand', {}],
    [PREFAB, 'maximaleHartOpHartMaatLaagReliefDorpel', { onderdorpel: 'laagReliëfDorpel' }],
    [HSB4, 'afstandVoorkantVloerrandTotHartGroef', { onderregel: 'metGroef' }],
    [KOZIJN, 'glasgewicht', { gewichtinvoer: 'glasgewicht' }],
    [HSB4, 'gewichtElement', { gewichtinvoer: 'gewichtElement' }],
    [PREFAB, 'totaalgewicht', {}],
  ] as const)('%s requires %s when %j', (variant, veld, values) => {
    expect(problemsOf(variant, { ...values, [veld]: null })).toEqual([`${veld}: ${VERPLICHT}`]);
  });

  test.each([
    [KOZIJN, 'vloertypeOnderzijde', {}],
    [
      KOZIJN_MET,
      'vloertypeOnderzijde',
      { plaatsing: { onderzijde: 'binnenmuur', bovenzijde: 'latei' } },
    ],
    [
      KOZIJN_MET,
      'vloertypeBovenzijde',
      { plaatsing: { onderzijde: 'vloerrand', bovenzijde: 'latei' } },
    ],
    [
      KOZIJN,
      'afstandOnderkantSpouwlatTotBovenkantVloerrand',
      { plaatsing: { onderzijde: 'binnenmuur', bovenzijde: 'latei' } },
    ],
    [HSB2_MET, 'binnenmuur', {}],
    [PREFAB, 'plaatsing', {}],
    [KOZIJN, 'glasgewicht', {}],
  ] as const)('%s does not ask for %s when %j', (variant, veld, values) => {
    expect(problemsOf(variant, { ...values, [veld]: 'onzin', ...values })).toEqual([]);
  });

  test('reports a missing conditional field together with every other problem', () => {
    expect(
      problemsOf(KOZIJN_MET, {
        vloertypeOnderzijde: null,
        stelruimte: 31,
        spouwlatbreedte: null,
        plaatsing: { onderzijde: 'vloerrand' },
      }).toSorted(),
    ).toEqual([
      `plaatsing.bovenzijde: ${VERPLICHT}`,
      `spouwlatbreedte: ${VERPLICHT}`,
      'stelruimte: Getal moet kleiner of gelijk zijn aan 30.',
      `vloertypeOnderzijde: ${VERPLICHT}`,
    ]);
  });
});

test('an empty detaillering is asked for each of its questions, both of the plaatsing too', () => {
  const { error } = detailleringSchemas[KOZIJN].safeParse({});
  const asked = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(asked).toEqual(
    [
      'plaatsing.onderzijde',
      'plaatsing.bovenzijde',
      'onderdorpel',
      'bovendorpel',
      'spouwlatbreedte',
      'stelruimte',
      'gewichtinvoer',
    ].map((veld) => `${veld}: ${VERPLICHT}`),
  );
});

describe('the bounds of the detaillering', () => {
  test.each([
    [KOZIJN, 'spouwlatbreedte', {}, [20, 19], [400, 401]],
    [KOZIJN, 'stelruimte', {}, [0, -1], [30, 31]],
    [
      KOZIJN,
      'maximaleHartOpHartMaatLaagReliefDorpel',
      { onderdorpel: 'laagReliëfDorpel' },
      [300, 299],
      [700, 701],
    ],
    [KOZIJN, 'afstandOnderkantSpouwlatTotBovenkantVloerrand', {}, [-100, -101], [500, 'x']],
    [
      HSB4,
      'afstandVoorkantVloerrandTotHartGroef',
      { onderregel: 'metGroef' },
      [-100, -101],
      [500, 'x'],
    ],
    [HSB4, 'afstandOnderkantElementTotBovenkantVloerrand', {}, [6, 5], [500, 'x']],
    [HSB4, 'afstandVoorkantElementTotVoorkantVloerrand', {}, [0, -1], [500, 'x']],
    [HSB4, 'dikteElement', {}, [100, 99], [500, 'x']],
    [KOZIJN, 'totaalgewicht', {}, [0.1, 0], [5000, 'x']],
    [KOZIJN, 'glasgewicht', { gewichtinvoer: 'glasgewicht' }, [0, -1], [5000, 'x']],
    [HSB4, 'gewichtElement', { gewichtinvoer: 'gewichtElement' }, [0, -1], [5000, 'x']],
  ] as const)('%s %s %j', (...[variant, veld, values, [low, tooLow], [high, tooHigh]]) => {
    for (const valid of [low, high]) {
      expect(problemsOf(variant, { ...values, [veld]: valid })).toEqual([]);
    }
    for (const invalid of [tooLow, tooHigh]) {
      expect(problemsOf(variant, { ...values, [veld]: invalid })).toHaveLength(1);
    }
  });

  test.each([
    [PREFAB, 'bovendorpel', 'recht'],
    [HSB4_MET, 'binnenmuur', 'poroton'],
    [HSB4_MET, 'vloertypeOnderzijde', 'ribcassettevloer'],
    [KOZIJN_MET, 'vloertypeBovenzijde', 'ps-vloer'],
    [HSB4, 'gewichtinvoer', 'glasgewicht'],
    [KOZIJN, 'gewichtinvoer', 'gewichtElement'],
  ] as const)('%s does not offer %s %s', (variant, veld, value) => {
    expect(problemsOf(variant, { [veld]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${veld}: Ongeldige optie: verwacht één van `)),
    ]);
    expect(cleanDetaillering([variant], { [veld]: value })).toEqual({});
  });

  test('follow the options that a form offers', () => {
    expect(offeredOf(PREFAB, 'bovendorpel')).not.toContain('recht');
    expect(offeredOf(HSB4_MET, 'binnenmuur')).toEqual(['beton', 'kalkzandsteen']);
    expect(offeredOf(KOZIJN_MET, 'vloertypeOnderzijde')).toHaveLength(5);
  });
});
