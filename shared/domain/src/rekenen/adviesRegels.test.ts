import { describe, expect, test } from '@jest/globals';
import type {
  DetailleringData,
  Gevelvulling,
  ZijdeProductKeuze,
} from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { perZijde, type Zijde } from '@adviestool/contract/zijde';

import { adviesFor, berekeningFor, calculateAdvies, type Advies } from './advies.ts';
import type { AdviesInvoer } from './adviesInvoer.ts';
import { calculateBerekening } from './berekening.ts';
import {
  buildGevelvullingOf,
  buildProjectGegevens,
  withProducten,
} from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { invoerOfGeval } from '../fixtures/gevallen.ts';
import type { VariantId } from '../velden/variants.ts';
import { meldingTekst } from '../toelichting/meldingTekst.ts';
import { toelichtingOf, type Stap } from '../toelichting/toelichting.ts';
import { statusTekst } from '../toelichting/statusTekst.ts';

const codes = ({ meldingen }: Advies): string[] =>
  meldingen.map(({ code, zijde }) => (zijde === undefined ? code : `${code}:${zijde}`));

const teksten = ({ meldingen }: Advies): string[] =>
  meldingen.map((melding) => meldingTekst(melding));

const adviesOf = (
  gevelvulling: Gevelvulling,
  projectGegevens: Partial<ProjectGegevens> = {},
): Advies => {
  const advies = adviesFor({
    projectGegevens: buildProjectGegevens(projectGegevens),
    gevelvulling,
    catalogus: CATALOGUS,
  });
  if (advies === null) throw new Error('The gevelvulling is incomplete.');
  return advies;
};

const stappenOf = (invoer: AdviesInvoer, zijde: Zijde): readonly Stap[] =>
  toelichtingOf(calculateBerekening(invoer)).zijden[zijde];

const metProduct = (
  variant: VariantId,
  detaillering: DetailleringData = {},
  hoekanker = variant.startsWith('hsb') ? 'HA-100' : 'GA-90',
): Gevelvulling => withProducten(buildGevelvullingOf(variant, {}, detaillering), hoekanker);

const metGekozen = (invoer: AdviesInvoer, zijde: Zijde, gekozen: number | null): AdviesInvoer => ({
  ...invoer,
  gevelvulling: {
    ...invoer.gevelvulling,
    aantalAnkers: { ...invoer.gevelvulling.aantalAnkers, [zijde]: { geadviseerd: null, gekozen } },
  },
});

const metKeuze = (
  invoer: AdviesInvoer,
  zijde: Zijde,
  { hoekanker, bevestigingsmiddelen = null }: Partial<ZijdeProductKeuze>,
): AdviesInvoer => ({
  ...invoer,
  gevelvulling: {
    ...invoer.gevelvulling,
    productKeuze: {
      ...invoer.gevelvulling.productKeuze,
      [zijde]: { hoekanker: hoekanker ?? null, bevestigingsmiddelen },
    },
  },
});

describe('the general messages', () => {
  test.each([
    ['kust in area III', { windgebied: 3, terreincategorie: 'kust' }, ['KUST_WINDGEBIED_3']],
    ['little wind', { windvormFactor: 0.5 }, ['ONDERGRENS_WIND']],
    ['enough wind', {}, []],
  ] as const)('of %s', (_naam, project, expected) => {
    const advies = adviesOf(metProduct('kozijnTraditioneelZonderBevestigingsmiddelen'), project);
    expect(codes(advies)).toEqual(expected);
  });

  test('say nothing about little wind on an hsb, which has no minimum', () => {
    const advies = adviesOf(metProduct('hsb2ZijdigZonderBevestigingsmiddelen'), {
      windvormFactor: 0,
    });
    expect(codes(advies)).toEqual([]);
    expect(advies.wk).toBe(0);
    expect(advies.zijden.onderzijde).toMatchObject({ nBelasting: 0, unityCheck: 0 });
  });

  test.each([
    [null, []],
    [60, []],
    [61, []],
    [59, ['GEBOUWHOOGTE_LAGER']],
  ])('of a gevelvulling of %p m in a building of 60 m are %j', (gebouwHoogte, expected) => {
    const { gevelvullingEnKaderData, ...rest } = metProduct(
      'kozijnTraditioneelZonderBevestigingsmiddelen',
    );
    const eigen = { ...gevelvullingEnKaderData, gebouwHoogte };
    const advies = adviesOf({ ...rest, gevelvullingEnKaderData: eigen }, { gebouwhoogte: 60 });
    expect(codes(advies)).toEqual(expected);
    expect(advies.referentiehoogte).toBe(gebouwHoogte ?? 60);
  });

  test.each([
    [['onderzijde'], ['ZIJDEN_ONVOLDOENDE']],
    [[], ['ZIJDEN_ONVOLDOENDE', 'GEWICHT_ZONDER_ONDERZIJDE']],
    [['zijkanten', 'bovenzijde'], ['GEWICHT_ZONDER_ONDERZIJDE']],
    [['onderzijde', 'bovenzijde'], []],
  ] as const)('of a kozijn anchored on %j are %j', (verankerdeZijden, expected) => {
    const gevelvulling = metProduct('kozijnTraditioneelZonderBevestigingsmiddelen');
    const advies = adviesOf({ ...gevelvulling, verankerdeZijden: [...verankerdeZijden] });
    expect(codes(advies)).toEqual(expected);
  });

  test('come with no side at all when the sides cannot take the wind', () => {
    const gevelvulling = metProduct('kozijnTraditioneelZonderBevestigingsmiddelen');
    const advies = adviesOf({ ...gevelvulling, verankerdeZijden: ['bovenzijde'] });
    expect(advies).toMatchObject({ zijden: {}, totaal: null, kvtControle: null });
  });

  test.each([
    [99, []],
    [100, ['ZWAARTEPUNT_BUITEN_VLOERRAND']],
  ])('of an element of 200 mm, %i mm over the edge', (afstand, expected) => {
    const advies = adviesOf(
      metProduct('hsb4ZijdigZonderBevestigingsmiddelen', {
        afstandVoorkantElementTotVoorkantVloerrand: afstand,
      }),
    );
    expect(codes(advies)).toEqual(expected);
  });
});

describe('a chosen number', () => {
  const k2 = invoerOfGeval('K2');

  test('under the advice is said once, and the status tells that it fails', () => {
    const advies = calculateAdvies(invoerOfGeval('X1'));
    expect(teksten(advies)).toEqual([
      'Het gekozen aantal (5) op de onderzijde is lager dan het advies (7).',
      'De hart-op-hartafstand op de onderzijde is 900 mm en groter dan het maximum van 700 mm.',
    ]);
    const { onderzijde } = advies.zijden;
    expect(onderzijde && statusTekst('onderzijde', onderzijde)).toBe(
      'Het gekozen aantal hoekankers op de onderzijde voldoet niet (unity check 1,27). Nodig: 7.',
    );
  });

  test('has no status text while it passes', () => {
    const { bovenzijde } = calculateAdvies(k2).zijden;
    expect(bovenzijde && statusTekst('bovenzijde', bovenzijde)).toBeNull();
  });

  test('that is too close is warned about, not refused', () => {
    const advies = calculateAdvies(metGekozen(k2, 'onderzijde', 32));
    expect(teksten(advies)).toEqual([
      'Met 32 hoekankers op de onderzijde wordt de hart-op-hartafstand kleiner dan 120 mm.',
    ]);
    expect(advies.zijden.onderzijde).toMatchObject({
      status: 'VOLDOET',
      gekozen: 32,
      geadviseerd: 7,
    });
  });

  test('a tenth of a mm too far apart never reads as the maximum', () => {
    const breedte = 3902;
    const kader = k2.gevelvulling.gevelvullingEnKaderData;
    const gevelvullingEnKaderData = { ...kader, breedte };
    const ruim = { ...k2, gevelvulling: { ...k2.gevelvulling, gevelvullingEnKaderData } };
    expect(teksten(calculateAdvies(metGekozen(ruim, 'bovenzijde', 6)))).toEqual([
      'Het gekozen aantal (6) op de bovenzijde is lager dan het advies (7).',
      'De hart-op-hartafstand op de bovenzijde is 700,4 mm en groter dan het maximum van 700 mm.',
    ]);
  });

  test('of more than one on a side with room for one starts at 150 mm', () => {
    const advies = calculateAdvies(metGekozen(invoerOfGeval('K5'), 'bovenzijde', 2));
    expect(codes(advies)).toEqual(['GEKOZEN_TE_DICHT:bovenzijde']);
    expect(advies.zijden.bovenzijde).toMatchObject({
      randafstand: 150,
      hartOpHart: 100,
      posities: [150, 250],
    });
  });

  test('gives no number where nothing fits or the product does not suit', () => {
    const past = calculateAdvies(metGekozen(invoerOfGeval('S2'), 'onderzijde', 40));
    expect(past.zijden.onderzijde).toMatchObject({
      status: 'PAST_NIET',
      geadviseerd: null,
      gekozen: 40,
      hartOpHart: null,
      posities: [],
      maatgevend: null,
      unityCheck: null,
    });
    const ongeschikt = calculateAdvies(metGekozen(invoerOfGeval('H3'), 'onderzijde', 9));
    expect(ongeschikt.zijden.onderzijde).toMatchObject({
      status: 'PRODUCT_ONGESCHIKT',
      gekozen: 9,
      nBelasting: null,
      hartOpHart: null,
      posities: [],
      nAfstand: 8,
      nMax: 16,
    });
    expect(ongeschikt).toMatchObject({
      totaal: null,
      totaalPerGevelvulling: null,
      kvtControle: null,
    });
  });

  test('of one on a long side stands in the middle', () => {
    expect(calculateAdvies(metGekozen(k2, 'bovenzijde', 1)).zijden.bovenzijde).toMatchObject({
      hartOpHart: null,
      posities: [2000],
      randafstand: 2000,
      status: 'VOLDOET_NIET',
    });
  });
});

describe('products', () => {
  const k4 = invoerOfGeval('K4');

  test('that are not chosen yet leave the distances, the forces and what a hoekanker must resist', () => {
    const invoer = metKeuze(invoerOfGeval('K2'), 'onderzijde', {});
    const { zijden, totaal } = calculateAdvies(invoer);
    expect(zijden.onderzijde).toMatchObject({
      status: 'GEEN_PRODUCT',
      FwRd: null,
      FgRd: null,
      nAfstand: 7,
      nBelasting: null,
      nMax: 31,
      geadviseerd: null,
      unityCheck: null,
      posities: [],
    });
    expect(totaal).toBeNull();
    expect(stappenOf(invoer, 'onderzijde').slice(-3)).toEqual([
      expect.objectContaining({
        formule: 'F_w,nodig = F_w,Ed / n_afst',
        invulling: '3,6801 / 7',
      }),
      expect.objectContaining({ formule: 'F_g,nodig = F_g,a / n_afst', uitkomst: '0,68571' }),
      expect.objectContaining({ uitkomst: '0,81945', eenheid: 'kN' }),
    ]);
  });

  test.each([
    ['an unknown hoekanker', 'GA-1', null, ['PRODUCT_ONBEKEND']],
    ['an unknown fastener', 'GA-120', ['XX', 'BS-75'], ['PRODUCT_ONBEKEND']],
    ['an hsb hoekanker', 'HA-100', ['BS-75'], ['GEEN_GEWICHTSWEERSTAND', 'HOEKANKER_ONGESCHIKT']],
    ['a strip that cannot carry', 'GS-60', ['BS-75'], ['GEEN_GEWICHTSWEERSTAND']],
    ['no fastener', 'GA-120', null, ['BEVESTIGINGSMIDDEL_ONTBREEKT']],
    ['only a fastener in the timber', 'GA-120', ['HS-50'], ['BEVESTIGINGSMIDDEL_ONTBREEKT']],
  ])('%s at the bottom gives %s', (...[_naam, hoekanker, middelen, expected]) => {
    const advies = calculateAdvies(
      metKeuze(k4, 'onderzijde', { hoekanker, bevestigingsmiddelen: middelen }),
    );
    expect(codes(advies)).toEqual(expected.map((code) => `${code}:onderzijde`));
    expect(advies.zijden.onderzijde?.status).toBe(
      expected.includes('BEVESTIGINGSMIDDEL_ONTBREEKT') ? 'VOLDOET' : 'PRODUCT_ONGESCHIKT',
    );
  });

  test('that cannot go into the inner wall do not suit its side', () => {
    const advies = calculateAdvies(
      metKeuze(k4, 'zijkanten', { hoekanker: 'GA-120', bevestigingsmiddelen: ['DB-12', 'HS-50'] }),
    );
    expect(teksten(advies)).toEqual(['Doorsteekanker M12 is niet geschikt voor kalkzandsteen.']);
    expect(advies.zijden.zijkanten).toMatchObject({ status: 'PRODUCT_ONGESCHIKT', FwRd: 1.4 });
  });

  test('too close to the edge of the floor do not suit the groove', () => {
    expect(teksten(calculateAdvies(invoerOfGeval('H3')))).toContain(
      'De afstand van voorkant vloerrand tot hart groef (40 mm) is kleiner dan de minimale randafstand van Doorsteekanker M12 (70 mm).',
    );
  });

  test('that are only for the bottom do not suit the top', () => {
    const advies = calculateAdvies(
      metKeuze(invoerOfGeval('K2'), 'bovenzijde', { hoekanker: 'GA-200C' }),
    );
    expect(teksten(advies)).toEqual([
      'Draaganker GA 200 console is niet geschikt voor de bovenzijde.',
    ]);
  });

  test('of kinds of fasteners count only where fasteners are used', () => {
    const gevelvulling = withProducten(buildGevelvullingOf('kozijnPrefab'), 'GA-90', ['SN-45']);
    expect(adviesOf(gevelvulling).zijden.zijkanten?.FwRd).toBe(0.9);
  });

  test('state what the supplier must dimension where no fasteners are used', () => {
    expect(stappenOf(invoerOfGeval('K2'), 'bovenzijde')).toContainEqual(
      expect.objectContaining({ formule: 'F_w = F_w,Ed / n', uitkomst: '0,52573', eenheid: 'kN' }),
    );
    const met = stappenOf(k4, 'bovenzijde');
    expect(met.map(({ formule }) => formule)).not.toContain('F_w = F_w,Ed / n');
  });

  test('beyond their largest spouwlatbreedte say so in the steps', () => {
    expect(stappenOf(invoerOfGeval('S1'), 'zijkanten')).toContainEqual(
      expect.objectContaining({ invulling: '140 ≤ 120', uitkomst: 'buiten de productgrens' }),
    );
    expect(stappenOf(invoerOfGeval('S2'), 'onderzijde')).toContainEqual(
      expect.objectContaining({ invulling: '200 ≤ 120', uitkomst: 'buiten de productgrens' }),
    );
  });
});

describe('a stored gevelvulling', () => {
  const gevelvulling = metProduct('kozijnTraditioneelZonderBevestigingsmiddelen');
  const stored = { projectGegevens: buildProjectGegevens(), gevelvulling, catalogus: CATALOGUS };
  const { detailleringData, gevelvullingEnKaderData } = gevelvulling;

  test.each([
    ['project', { ...stored, projectGegevens: buildProjectGegevens({ typeBouw: null }) }],
    [
      'frame data',
      {
        ...stored,
        gevelvulling: {
          ...gevelvulling,
          gevelvullingEnKaderData: { ...gevelvullingEnKaderData, breedte: 0 },
        },
      },
    ],
    [
      'detaillering',
      {
        ...stored,
        gevelvulling: {
          ...gevelvulling,
          detailleringData: { ...detailleringData, stelruimte: null },
        },
      },
    ],
    [
      'edge distances within their bounds',
      {
        ...stored,
        gevelvulling: {
          ...gevelvulling,
          afstandHoekGevelvullingTotEersteAnker: perZijde(() => 100),
        },
      },
    ],
  ])('has no advice without complete %s', (_naam, incomplete) => {
    expect(adviesFor(stored)).not.toBeNull();
    expect(adviesFor(incomplete)).toBeNull();
  });

  test('takes the height of the building where it has none of its own', () => {
    expect(adviesOf(gevelvulling, { gebouwhoogte: 71 })).toMatchObject({
      referentiehoogte: 71,
      gevolgklasse: 'CC3',
    });
    const eigen = { ...gevelvullingEnKaderData, gebouwHoogte: 12 };
    expect(
      adviesOf({ ...gevelvulling, gevelvullingEnKaderData: eigen }, { gebouwhoogte: 71 }),
    ).toMatchObject({ referentiehoogte: 12, gevolgklasse: 'CC1' });
  });
});

test('an edge distance that was made smaller says so in its own step', () => {
  const gevelvulling = withProducten(
    buildGevelvullingOf(
      'kozijnTraditioneelZonderBevestigingsmiddelen',
      { breedte: 450 },
      { totaalgewicht: 40 },
    ),
    'GA-90',
  );
  const onder = adviesOf(gevelvulling).zijden.onderzijde;
  expect(onder).toMatchObject({ randafstand: 165, posities: [165, 285] });
  const berekening = berekeningFor({
    projectGegevens: buildProjectGegevens(),
    gevelvulling,
    catalogus: CATALOGUS,
  });
  if (berekening === null) throw new Error('The gevelvulling is complete.');
  expect(toelichtingOf(berekening).zijden.onderzijde).toContainEqual(
    expect.objectContaining({
      label: 'Randafstand, verkleind',
      invulling: 'max(150; ⌊(450 − 120) / 2⌋) bij 450 − 2 · 200 < 120',
      uitkomst: '165',
    }),
  );
  const ruim = stappenOf(invoerOfGeval('K2'), 'onderzijde');
  expect(ruim.map(({ label }) => label)).not.toContain('Randafstand, verkleind');
});

test('every step of a calculation has a formula, numbers, an outcome and a source', () => {
  for (const id of ['K1-KVT', 'K4', 'S2', 'H3']) {
    const { algemeen, zijden } = toelichtingOf(calculateBerekening(invoerOfGeval(id)));
    for (const stappen of [algemeen, ...Object.values(zijden)]) {
      for (const stap of stappen) {
        expect(Object.values(stap).every((text: string) => text.length > 0)).toBe(true);
        expect(stap.invulling).not.toMatch(/NaN|undefined|\d\.\d/);
      }
    }
  }
});
