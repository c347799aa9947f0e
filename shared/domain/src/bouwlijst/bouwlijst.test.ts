import { describe, expect, test } from '@jest/globals';
import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';

import { bouwlijst } from './bouwlijst.ts';
import { opmerkingenOf, zonderMiddelIn } from './bouwlijstTabellen.ts';
import { buildGevelvullingOf, buildProjectGegevens } from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { GEVALLEN, invoerOfGeval } from '../fixtures/gevallen.ts';

const gevelvullingOf = (id: string): Gevelvulling => {
  const { gevelvulling } = invoerOfGeval(id);
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, id },
  };
};

const bouwlijstOf = (ids: readonly string[], catalogus: Catalogus = CATALOGUS) =>
  bouwlijst({
    projectGegevens: invoerOfGeval(ids[0] ?? 'K2').projectGegevens,
    gevelvullingen: ids.map(gevelvullingOf),
    catalogus,
  });

/** Of the worked cases those whose wind follows from project data: the total of the document. */
const GEVALLEN_MET_TOTAAL = GEVALLEN.flatMap(({ id, invoer, uitkomst: { totaal } }) =>
  typeof totaal === 'number' && invoer.uitgangspunten === undefined ? [[id, totaal] as const] : [],
);

const regel = <Regel>(rest: Regel) => ({ soort: 'hoekanker', leverancier: null, ...rest });

const suppliedBy = (id: string, leverancierBevestigingsmiddelen: string): Gevelvulling => {
  const gevelvulling = gevelvullingOf(id);
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: {
      ...gevelvulling.gevelvullingEnKaderData,
      id: leverancierBevestigingsmiddelen,
      leverancierBevestigingsmiddelen,
    },
  };
};

describe('the bouwlijst', () => {
  test.each(GEVALLEN_MET_TOTAAL)(
    '%s takes the hoekankers of the worked case, %i in all',
    (id, totaal) => {
      const { projectGegevens } = invoerOfGeval(id);
      const lijst = bouwlijst({
        projectGegevens,
        gevelvullingen: [gevelvullingOf(id)],
        catalogus: CATALOGUS,
      });
      const hoekankers = lijst.totalen.filter(({ soort }) => soort === 'hoekanker');
      expect(hoekankers.reduce((som, { aantal }) => som + aantal, 0)).toBe(totaal);
    },
  );

  test.each<[middelen: string[] | null, zonderMiddel: Zijde[], zonderHout: Zijde[]]>([
    [['BS-75', 'HS-50'], [], []],
    [['BS-75'], [], ['onderzijde']],
    [['HS-50'], ['onderzijde'], []],
    [null, ['onderzijde'], ['onderzijde']],
  ])(
    'names the sides where fasteners are used but one of a kind is not chosen: %j',
    (bevestigingsmiddelen, zonderMiddel, zonderHout) => {
      const gevelvulling = gevelvullingOf('K4');
      const { onderzijde } = gevelvulling.productKeuze;
      const productKeuze = {
        ...gevelvulling.productKeuze,
        onderzijde: { ...onderzijde, bevestigingsmiddelen },
      };
      const lijst = bouwlijst({
        projectGegevens: invoerOfGeval('K4').projectGegevens,
        gevelvullingen: [{ ...gevelvulling, productKeuze }],
        catalogus: CATALOGUS,
      });
      expect(lijst.gevelvullingen[0]).toMatchObject({ zonderMiddel, zonderHout });
      const gezegd = lijst.gevelvullingen.flatMap(opmerkingenOf).join(' ');
      expect(gezegd.includes('geen bevestigingsmiddel in het hout gekozen')).toBe(
        zonderHout.length > 0,
      );
      expect(zonderMiddelIn(lijst)).toHaveLength(
        zonderMiddel.length + zonderHout.length > 0 ? 1 : 0,
      );
    },
  );

  test('counts the warnings of each advice, those of the day only when there is one', () => {
    const { projectGegevens } = invoerOfGeval('K2');
    const { bronnen = {} } = CATALOGUS;
    const verloopt = Object.fromEntries(
      Object.entries(bronnen).map(([id, bron]) => [id, { ...bron, geldigTot: '2026-06-30' }]),
    );
    const tel = (windvormFactor: number | null, vandaag?: string) =>
      bouwlijst({
        projectGegevens: { ...projectGegevens, windvormFactor },
        gevelvullingen: [gevelvullingOf('K2')],
        catalogus: { ...CATALOGUS, bronnen: verloopt },
        ...(vandaag !== undefined && { vandaag }),
      }).gevelvullingen.map(({ waarschuwingen }) => waarschuwingen);
    expect(tel(projectGegevens.windvormFactor)).toEqual([0]);
    expect(tel(0)).toEqual([1]);
    expect(tel(projectGegevens.windvormFactor, '2026-06-30')).toEqual([0]);
    expect(tel(projectGegevens.windvormFactor, '2026-07-01')).toEqual([1]);
  });

  test('does not comply by a fault that is no side’s, as its advice does not', () => {
    const gevelvulling = gevelvullingOf('K2');
    const { zijkanten, bovenzijde } = gevelvulling.productKeuze;
    const { gevelvullingen } = bouwlijst({
      projectGegevens: invoerOfGeval('K2').projectGegevens,
      gevelvullingen: [
        gevelvulling,
        {
          ...gevelvulling,
          verankerdeZijden: ['zijkanten', 'bovenzijde'],
          productKeuze: { ...gevelvulling.productKeuze, zijkanten, bovenzijde },
        },
      ],
      catalogus: CATALOGUS,
    });
    expect(gevelvullingen.map(({ voldoet }) => voldoet)).toEqual([true, false]);
  });

  test('adds the fasteners of each supplier up apart, and their packages too', () => {
    const { totalen } = bouwlijst({
      projectGegevens: invoerOfGeval('K4').projectGegevens,
      gevelvullingen: [suppliedBy('K4', 'a'), suppliedBy('K4', 'b')],
      catalogus: {
        ...CATALOGUS,
        bevestigingsmiddelenHout: CATALOGUS.bevestigingsmiddelenHout.map((middel) => ({
          ...middel,
          verpakking: 1000,
        })),
      },
    });
    expect(
      totalen.map(({ id, leverancier, aantal, verpakkingen }) => [
        id,
        leverancier,
        aantal,
        verpakkingen,
      ]),
    ).toEqual([
      ['GA-120', null, 1040, null],
      ['BS-75', 'a', 640, null],
      ['BS-75', 'b', 640, null],
      ['KP-10', 'a', 400, null],
      ['KP-10', 'b', 400, null],
      ['HS-50', 'a', 2080, 3],
      ['HS-50', 'b', 2080, 3],
    ]);
  });

  test('counts what does not meet its check, and says so', () => {
    const gevelvulling = gevelvullingOf('K2');
    const { gevelvullingen } = bouwlijst({
      projectGegevens: invoerOfGeval('K2').projectGegevens,
      gevelvullingen: [
        gevelvulling,
        {
          ...gevelvulling,
          aantalAnkers: {
            ...gevelvulling.aantalAnkers,
            onderzijde: { geadviseerd: null, gekozen: 2 },
          },
        },
      ],
      catalogus: CATALOGUS,
    });
    expect(
      gevelvullingen.map(({ voldoet, producten }) => [voldoet, producten[0]?.perStuk]),
    ).toEqual([
      [true, 22],
      [false, 17],
    ]);
  });

  test.each([
    ['without fasteners', 'K2', ['De bevestiging is niet getoetst.']],
    ['with fasteners', 'K4', []],
  ])('says of what complies %s whether its fastening was tested', (_wat, id, opmerkingen) => {
    const { gevelvullingen } = bouwlijstOf([id]);
    expect(gevelvullingen.map(({ voldoet }) => voldoet)).toEqual([true]);
    expect(gevelvullingen.flatMap(opmerkingenOf)).toEqual(opmerkingen);
  });

  test('counts both stijlen and every gevelvulling', () => {
    expect(bouwlijstOf(['K2']).totalen).toEqual([
      expect.objectContaining({ id: 'GA-90', soort: 'hoekanker', aantal: 88, verpakkingen: null }),
    ]);
  });

  test('counts the fasteners of every hoekanker', () => {
    const { totalen } = bouwlijstOf(['K4']);
    expect(totalen.map(({ id, aantal }) => [id, aantal])).toEqual([
      // 9 + 2 · 5 + 7 on each of 20
      ['GA-120', 520],
      // 2 for each hoekanker: 20 · (9 + 7) and 20 · 2 · 5
      ['BS-75', 640],
      ['KP-10', 400],
      // 4 for each hoekanker
      ['HS-50', 2080],
    ]);
  });

  test('uses the chosen number where there is one', () => {
    expect(bouwlijstOf(['X1']).totalen[0]?.aantal).toBe(80);
  });

  test('adds up gevelvullingen and shows what each takes', () => {
    const { totalen, gevelvullingen } = bouwlijstOf(['K2', 'S1']);
    expect(totalen.map(({ id, aantal }) => [id, aantal])).toEqual([
      ['GA-90', 88 + 20],
      ['GA-120', 16],
      ['GA-160R', 24],
    ]);
    expect(gevelvullingen.map(({ id, naam, aantal }) => [id, naam, aantal])).toEqual([
      ['K2', 'Kozijn vloerrand met houten dorpel (4000 × 2000 mm)', 4],
      ['S1', 'Schuifpui vloerrand met laagreliëfdorpel (4800 × 2600 mm)', 2],
    ]);
    expect(gevelvullingen[1]?.producten).toEqual([
      regel({ id: 'GA-90', naam: 'Hoekanker GA 90', perStuk: 10, aantal: 20 }),
      regel({ id: 'GA-120', naam: 'Hoekanker GA 120 zwaar', perStuk: 8, aantal: 16 }),
      regel({ id: 'GA-160R', naam: 'Hoekanker GA 160 met ril', perStuk: 12, aantal: 24 }),
    ]);
  });

  test('rounds packages up over the whole project', () => {
    const catalogus = {
      ...CATALOGUS,
      hoekankers: CATALOGUS.hoekankers.map((hoekanker) => ({ ...hoekanker, verpakking: 50 })),
    };
    expect(bouwlijstOf(['K2', 'S1'], catalogus).totalen[0]).toMatchObject({
      aantal: 108,
      verpakking: 50,
      verpakkingen: 3,
    });
  });

  test('leaves out and names what has no number or is incomplete', () => {
    const gevelvullingen = [
      gevelvullingOf('S2'),
      gevelvullingOf('H3'),
      buildGevelvullingOf('kozijnPrefab', { id: 'zonder-product' }),
      buildGevelvullingOf('kozijnPrefab', { id: 'zonder-maten', breedte: 0 }),
      gevelvullingOf('K2'),
    ];
    const lijst = bouwlijst({
      projectGegevens: invoerOfGeval('S2').projectGegevens,
      gevelvullingen,
      catalogus: CATALOGUS,
    });
    expect(lijst.ontbrekend.map(({ id, reden }) => [id, reden])).toEqual([
      ['S2', 'geenAantal'],
      ['H3', 'geenAantal'],
      ['zonder-product', 'onvolledig'],
      ['zonder-maten', 'onvolledig'],
    ]);
    expect(lijst.gevelvullingen.map(({ id }) => id)).toEqual(['K2']);
  });

  test('is empty while the project is incomplete', () => {
    const lijst = bouwlijst({
      projectGegevens: buildProjectGegevens({ windgebied: null }),
      gevelvullingen: [gevelvullingOf('K2')],
      catalogus: CATALOGUS,
    });
    expect(lijst).toMatchObject({ totalen: [], ontbrekend: [{ id: 'K2', reden: 'onvolledig' }] });
  });
});
