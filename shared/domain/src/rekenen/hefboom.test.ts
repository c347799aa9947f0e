import { describe, expect, test } from '@jest/globals';
import type { Catalogus } from '@adviestool/contract/catalogus';
import type { DetailleringData } from '@adviestool/contract/gevelvulling';

import {
  buildGevelvullingOf,
  buildProjectGegevens,
  withProducten,
} from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { listInvoerUitgangspunten } from '../toelichting/invoerUitgangspunten.ts';
import { meldingTekst } from '../toelichting/meldingTekst.ts';
import { adviesOf, berekeningFor } from './advies.ts';
import { grootsteHefboom } from './hefboom.ts';

const MIDDEL = 'KP-10';

/** The example catalogue in which one fastener holds to a lever arm. */
const metArm = (maxHefboomarm: number): Catalogus => ({
  ...CATALOGUS,
  bevestigingsmiddelenBouwkundig: CATALOGUS.bevestigingsmiddelenBouwkundig.map((middel) =>
    middel.id === MIDDEL ? { ...middel, maxHefboomarm } : middel,
  ),
});

const berekend = (catalogus: Catalogus, detaillering: DetailleringData) => {
  const berekening = berekeningFor({
    projectGegevens: buildProjectGegevens(),
    gevelvulling: withProducten(
      buildGevelvullingOf('kozijnTraditioneelMetBevestigingsmiddelen', {}, detaillering),
      'GA-90',
      [MIDDEL, 'HS-50'],
    ),
    catalogus,
  });
  if (berekening === null) throw new Error('The gevelvulling of the builder is complete.');
  return { advies: adviesOf(berekening), uitgangspunten: listInvoerUitgangspunten(berekening, {}) };
};

describe('the largest lever arm of a side', () => {
  const detaillering: DetailleringData = {
    stelruimte: 15,
    spouwlatbreedte: 120,
    plaatsing: { onderzijde: 'vloerrand' },
    afstandOnderkantSpouwlatTotBovenkantVloerrand: 30,
  };

  test('is that of the wind, and under a kozijn or schuifpui the larger of wind and weight', () => {
    // By hand: e_w = 10 + max(15; 30) = 40 and e_g = 120 / 2 = 60 below, e_w = 10 + 15 = 25 elsewhere.
    expect(grootsteHefboom('kozijn', detaillering, 'onderzijde')).toBe(60);
    expect(grootsteHefboom('kozijn', { ...detaillering, spouwlatbreedte: 60 }, 'onderzijde')).toBe(
      40,
    );
    expect(grootsteHefboom('schuifpui', detaillering, 'bovenzijde')).toBe(25);
  });

  test('of an hsb is that of the wind', () => {
    const hsb = { afstandOnderkantElementTotBovenkantVloerrand: 20, spouwlatbreedte: 120 };
    expect(grootsteHefboom('hsb', hsb, 'onderzijde')).toBe(30);
    expect(grootsteHefboom('hsb', hsb, 'zijkanten')).toBe(25);
  });

  test('is not known while an answer is missing', () => {
    expect(grootsteHefboom('kozijn', {}, 'zijkanten')).toBeNull();
    expect(
      grootsteHefboom('kozijn', { ...detaillering, spouwlatbreedte: null }, 'onderzijde'),
    ).toBeNull();
    expect(grootsteHefboom('hsb', {}, 'onderzijde')).toBeNull();
  });
});

describe('a fastener that holds to a lever arm', () => {
  const spouwlat = { spouwlatbreedte: 120 };

  test('is as it was at that arm', () => {
    const zonder = berekend(CATALOGUS, spouwlat).advies;
    expect(berekend(metArm(60), spouwlat).advies).toEqual(zonder);
  });

  test('is unsuitable beyond it, with both numbers, on the side where it is', () => {
    const { advies } = berekend(metArm(59), spouwlat);
    expect(advies.zijden.onderzijde?.status).toBe('PRODUCT_ONGESCHIKT');
    expect(advies.zijden.bovenzijde?.status).toBe('VOLDOET');
    expect(advies.meldingen.map((melding) => meldingTekst(melding))).toContain(
      'De weerstand van Kozijnplug 10 x 80 geldt tot een hefboomarm van 59 mm; op de onderzijde is die 60 mm.',
    );
  });

  test('is an assumption, once, where the catalogue does not say to which', () => {
    const gezegd = ({ uitgangspunten }: ReturnType<typeof berekend>) =>
      uitgangspunten.filter(({ tekst }) => tekst.includes('hefboomarm'));
    expect(gezegd(berekend(CATALOGUS, spouwlat))).toEqual([
      {
        label: 'Kozijnplug 10 x 80',
        tekst: 'Geldigheid bij hefboomarm 60 mm volgt niet uit de catalogus.',
        herkomst: '[P] rekenmodel 3.4',
      },
    ]);
    expect(gezegd(berekend(metArm(60), spouwlat))).toEqual([]);
  });
});
