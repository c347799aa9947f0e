import { describe, expect, test } from '@jest/globals';
import type { DetailleringData } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';

import { adviesOf, type ZijdeAdvies } from './advies.ts';
import { parseAdviesInvoer } from './parseAdviesInvoer.ts';
import { calculateBerekening } from './berekening.ts';
import {
  buildGevelvullingOf,
  buildProjectGegevens,
  withProducten,
} from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { toelichtingOf, type Stap } from '../toelichting/toelichting.ts';
import type { VariantId } from '../velden/variants.ts';

interface Opstelling {
  readonly variant?: VariantId;
  readonly detaillering?: DetailleringData;
  readonly hoekanker?: string;
  readonly middelen?: string[] | null;
  /** F_Rk of every fastener in the timber, kN; those of the example never govern the wind. */
  readonly FRkHout?: number | null;
}

type ZijdeUitkomst = ZijdeAdvies & { readonly stappen: readonly Stap[] };

const zijdeOf = (
  zijde: Zijde,
  {
    variant = 'kozijnTraditioneelMetBevestigingsmiddelen',
    detaillering = {},
    hoekanker = 'GA-160R',
    middelen = null,
    FRkHout = null,
  }: Opstelling,
): ZijdeUitkomst => {
  const gevelvulling = withProducten(
    buildGevelvullingOf(variant, {}, detaillering),
    hoekanker,
    middelen,
  );
  const catalogus = {
    ...CATALOGUS,
    bevestigingsmiddelenHout: CATALOGUS.bevestigingsmiddelenHout.map((middel) => ({
      ...middel,
      FRk: FRkHout ?? middel.FRk,
    })),
  };
  const invoer = parseAdviesInvoer(
    { projectGegevens: buildProjectGegevens(), gevelvulling },
    catalogus,
  );
  if (!invoer.success) throw new Error(JSON.stringify(invoer.problemen));
  const berekening = calculateBerekening(invoer.invoer);
  const advies = adviesOf(berekening).zijden[zijde];
  if (advies === undefined) throw new Error(`The ${zijde} is not anchored.`);
  return { ...advies, stappen: toelichtingOf(berekening).zijden[zijde] };
};

/** The steps of a side by their labels. */
const invullingOf = ({ stappen }: ZijdeUitkomst, label: string): string | undefined =>
  stappen.find((stap) => stap.label === label)?.invulling;

describe('the wind resistance of a hoekanker', () => {
  // GA-160R alone: 4,4 / 2 = 2,2 kN; two fasteners in the structure, five in the timber.
  test.each([
    ['the hoekanker', 'breedplaatvloer', ['IM-8'], 2.2],
    ['the slagnagel in concrete', 'breedplaatvloer', ['SN-45'], (2 * 1.2) / 1.8],
    ['its factor under a ribcassettevloer', 'ribcassettevloer', ['SN-45'], (2 * 0.8 * 1.2) / 1.8],
    ['its factor under a kanaalplaatvloer', 'kanaalplaatvloer', ['SN-45'], (2 * 0.7 * 1.2) / 1.8],
    ['its factor under a ps-vloer', 'ps-vloer', ['SN-45'], (2 * 0.7 * 1.2) / 1.8],
    ['the weakest of two', 'kanaalplaatvloer', ['SN-45', 'AN-40'], (2 * 0.7 * 1.2) / 1.8],
  ] as const)('is that of %s', (_naam, vloertypeOnderzijde, middelen, FwRd) => {
    const zijde = zijdeOf('onderzijde', {
      detaillering: { vloertypeOnderzijde },
      middelen: [...middelen],
    });
    expect(zijde.FwRd).toBeCloseTo(FwRd, 9);
  });

  test.each([
    ['kalkzandsteen', 'KP-10', (2 * 2.5) / 2.5],
    ['poriso', 'KP-10', (2 * 1.2) / 2.5],
    ['poroton', 'KP-10', (2 * 0.9) / 2.5],
  ] as const)('in a wall of %s is that of its material', (binnenmuur, middel, FwRd) => {
    const zijde = zijdeOf('zijkanten', { detaillering: { binnenmuur }, middelen: [middel] });
    expect(zijde.FwRd).toBeCloseTo(FwRd, 9);
  });

  test('in a latei is that of concrete by 0,8', () => {
    const zijde = zijdeOf('bovenzijde', {
      detaillering: { plaatsing: { onderzijde: 'vloerrand', bovenzijde: 'latei' } },
      middelen: ['SN-45'],
    });
    expect(zijde.FwRd).toBeCloseTo((2 * 0.8 * 1.2) / 1.8, 9);
  });

  test('is that of the timber where its nails are weakest', () => {
    const zijde = zijdeOf('bovenzijde', { middelen: ['IM-8', 'AN-40'], FRkHout: 0.5 });
    expect(zijde.FwRd).toBeCloseTo((5 * 0.9 * 0.5) / 1.3, 9);
    expect(invullingOf(zijde, 'Weerstand hout, wind')).toBe('5 · 0,9 · 0,5 / 1,3');
  });
});

describe('the weight resistance of a hoekanker', () => {
  test.each([
    ['the hoekanker', ['IM-8', 'HS-50'], 5 / 2],
    ['the fastener in the structure', ['SN-45', 'HS-50'], (2 * 1.2) / 1.8],
  ] as const)('is that of %s', (_naam, middelen, FgRd) => {
    const zijde = zijdeOf('onderzijde', { middelen: [...middelen] });
    expect(zijde.FgRd).toBeCloseTo(FgRd, 9);
  });

  test('falls with nails that are weakest under own weight', () => {
    const zijde = zijdeOf('onderzijde', { hoekanker: 'GA-200C', middelen: ['IM-8', 'AN-40'] });
    expect(zijde.FgRd).toBeCloseTo((6 * 0.6 * 1.2) / 1.3, 9);
    expect(invullingOf(zijde, 'Weerstand hout, eigen gewicht')).toBe('6 · 0,6 · 1,2 / 1,3');
  });

  test('is said to be out of range beyond the largest spouwlatbreedte, without a number', () => {
    const opstelling = { hoekanker: 'GA-90', middelen: ['KP-10'] };
    expect(
      zijdeOf('onderzijde', { ...opstelling, detaillering: { spouwlatbreedte: 120 } }),
    ).toMatchObject({
      status: 'VOLDOET',
    });
    const buiten = zijdeOf('onderzijde', { ...opstelling, detaillering: { spouwlatbreedte: 121 } });
    expect(buiten).toMatchObject({
      status: 'PRODUCT_ONGESCHIKT',
      geadviseerd: null,
      posities: [],
      unityCheck: null,
    });
    expect(invullingOf(buiten, 'Productgrens spouwlatbreedte')).toBe('121 ≤ 120');
  });
});

describe('the lever arm of the wind', () => {
  const spouwlat = 'afstandOnderkantSpouwlatTotBovenkantVloerrand';

  test.each([
    ['the stelruimte at a stijl', 'zijkanten', {}, '10 + 15'],
    ['the larger distance over a floor edge', 'onderzijde', { [spouwlat]: 30 }, '10 + max(15; 30)'],
    ['the stelruimte under a lower one', 'onderzijde', { [spouwlat]: -40 }, '10 + max(15; -40)'],
    [
      'only the stelruimte on an inner wall',
      'onderzijde',
      { [spouwlat]: 30, plaatsing: { onderzijde: 'binnenmuur', bovenzijde: 'vloerrand' } },
      '10 + 15',
    ],
  ] as const)('takes %s', (_naam, zijde, detaillering, invulling) => {
    const advies = zijdeOf(zijde, {
      variant: 'kozijnTraditioneelZonderBevestigingsmiddelen',
      detaillering,
    });
    expect(invullingOf(advies, 'Hefboomsarm wind')).toBe(invulling);
  });

  test('of an hsb further from the floor edge costs resistance at the bottom only', () => {
    const opstelling: Opstelling = {
      variant: 'hsb2ZijdigZonderBevestigingsmiddelen',
      hoekanker: 'HA-100',
      detaillering: { afstandOnderkantElementTotBovenkantVloerrand: 40 },
    };
    const onder = zijdeOf('onderzijde', opstelling);
    expect(invullingOf(onder, 'Hefboomsarm wind')).toBe('10 + 40');
    expect(onder.FwRd).toBeCloseTo((25 / 50) * (4 / 2), 9);
    expect(zijdeOf('bovenzijde', opstelling).FwRd).toBeCloseTo(4 / 2, 9);
  });
});
