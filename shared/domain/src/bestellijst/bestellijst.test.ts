import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { describe, expect, test } from '@jest/globals';

import { bouwlijst } from '../bouwlijst/bouwlijst.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { invoerOfGeval } from '../fixtures/gevallen.ts';
import { bestelbasisOf, bestellijst } from './bestellijst.ts';

interface Keuze {
  bouwlaag?: string | null;
  gevel?: string | null;
  leverancier?: string;
}

const gevelvullingOf = (geval: string, id: string, keuze: Keuze = {}): Gevelvulling => {
  const { gevelvulling } = invoerOfGeval(geval);
  const { bouwlaag = null, gevel = null, leverancier } = keuze;
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: {
      ...gevelvulling.gevelvullingEnKaderData,
      id,
      bouwlaag,
      gevel,
      ...(leverancier !== undefined && { leverancierBevestigingsmiddelen: leverancier }),
    },
  };
};

/** The example catalogue in which GA-90 is sold in packages of fifty by Metaal BV, and HS-50 by Schroef BV. */
const VERKOCHT: Catalogus = {
  ...CATALOGUS,
  hoekankers: CATALOGUS.hoekankers.map((hoekanker) =>
    hoekanker.id === 'GA-90'
      ? { ...hoekanker, verpakking: 50, leverancier: 'Metaal BV', artikel: 'M-90', prijs: 8750 }
      : { ...hoekanker, leverancier: 'metaal bv ' },
  ),
  bevestigingsmiddelenHout: CATALOGUS.bevestigingsmiddelenHout.map((middel) => ({
    ...middel,
    leverancier: 'Schroef BV',
    artikel: `S-${middel.id}`,
    prijs: 3,
  })),
};

const naamVan = (id: string | null): string | null => (id === null ? null : `Leverancier ${id}`);

const lijstOf = (
  gevelvullingen: readonly Gevelvulling[],
  {
    catalogus = VERKOCHT,
    ...keuze
  }: { catalogus?: Catalogus; reserve?: number; levering?: 'bouwlaag' | 'gevel' | null } = {},
) => {
  const lijst = bouwlijst({
    projectGegevens: invoerOfGeval('K2').projectGegevens,
    gevelvullingen,
    catalogus,
  });
  return {
    lijst,
    besteld: bestellijst({ lijst, catalogus, naamVan, reserve: 0, levering: null, ...keuze }),
  };
};

const K2 = gevelvullingOf('K2', 'k2', { bouwlaag: '10', gevel: 'Noord' });
const S1 = gevelvullingOf('S1', 's1', { bouwlaag: '2', gevel: 'Noord' });
const K4 = gevelvullingOf('K4', 'k4', { leverancier: 'fabriek' });

describe('an order list', () => {
  test('has the numbers of the bouwlijst, each with the gevelvullingen that it is from', () => {
    const { lijst, besteld } = lijstOf([K2, S1, K4]);
    const regels = besteld.leveranciers.flatMap((leverancier) => leverancier.regels);
    expect(new Map(regels.map(({ id, nodig }) => [id, nodig]))).toEqual(
      new Map(lijst.totalen.map(({ id, aantal }) => [id, aantal])),
    );
    for (const { nodig, leveringen } of regels) {
      const herkomst = leveringen.flatMap((levering) => levering.herkomst);
      expect(herkomst.reduce((som, { aantal }) => som + aantal, 0)).toBe(nodig);
    }
    const oordeel = { voldoet: true, isBevestigingGetoetst: false, waarschuwingen: 0 };
    expect(regels.find(({ id }) => id === 'GA-90')?.leveringen[0]?.herkomst).toEqual([
      { id: 'k2', naam: expect.any(String), aantal: 88, ...oordeel },
      { id: 's1', naam: expect.any(String), aantal: 20, ...oordeel },
    ]);
  });

  test('of a catalogue that says nothing of ordering is one list of pieces, without a price', () => {
    const { besteld } = lijstOf([K2, S1], { catalogus: CATALOGUS });
    expect(besteld.leveranciers).toMatchObject([
      { naam: null, bedrag: 0, zonderPrijs: 3, regels: [{ id: 'GA-90' }, {}, {}] },
    ]);
    expect(besteld.leveranciers[0]?.regels[0]).toMatchObject({
      nodig: 108,
      metReserve: 108,
      verpakkingen: null,
      bestellen: 108,
      artikel: null,
      bedrag: null,
    });
  });

  test('goes by supplier: names are the same in capitals and without, and what has none comes last', () => {
    const { besteld } = lijstOf([K2, S1, K4]);
    expect(
      besteld.leveranciers.map(({ naam, regels }) => [naam, regels.map(({ id }) => id)]),
    ).toEqual([
      ['Leverancier fabriek', ['BS-75', 'KP-10', 'HS-50']],
      ['Metaal BV', ['GA-90', 'GA-120', 'GA-160R']],
    ]);
  });

  test('has no article and no price of another supplier than the one that a gevelvulling names', () => {
    const { besteld } = lijstOf([K4]);
    const [fabriek] = besteld.leveranciers;
    expect(fabriek?.regels.find(({ id }) => id === 'HS-50')).toMatchObject({
      artikel: null,
      prijs: null,
      bedrag: null,
    });
  });

  test('rounds up to pieces after the reserve and then to packages, and prices what is ordered', () => {
    const { besteld } = lijstOf([K2, S1], { reserve: 5 });
    expect(besteld.leveranciers[0]?.regels[0]).toMatchObject({
      artikel: 'M-90',
      nodig: 108,
      // 108 · 1,05 = 113,4
      metReserve: 114,
      verpakkingen: 3,
      bestellen: 150,
      prijs: 8750,
      bedrag: 26_250,
    });
  });

  test('does not add a piece where the reserve comes out whole', () => {
    // 88 · 1,25 = 110, which no rounding of binary fractions may raise.
    const { besteld } = lijstOf([K2], { reserve: 25, catalogus: CATALOGUS });
    expect(besteld.leveranciers[0]?.regels[0]?.metReserve).toBe(110);
  });

  test('rounds each delivery up, so that each is enough by itself', () => {
    const { besteld } = lijstOf([K2, S1], { levering: 'bouwlaag' });
    const ga90 = besteld.leveranciers[0]?.regels[0];
    expect(
      ga90?.leveringen.map(({ naam, nodig, verpakkingen, bestellen }) => [
        naam,
        nodig,
        verpakkingen,
        bestellen,
      ]),
    ).toEqual([
      ['2', 20, 1, 50],
      ['10', 88, 2, 100],
    ]);
    expect(ga90).toMatchObject({ nodig: 108, verpakkingen: 3, bestellen: 150 });
  });

  test('keeps what has no place in a delivery of its own, the last one', () => {
    const { besteld } = lijstOf([gevelvullingOf('K2', 'los'), S1], { levering: 'gevel' });
    expect(besteld.leveranciers[0]?.regels[0]?.leveringen.map(({ naam }) => naam)).toEqual([
      'Noord',
      null,
    ]);
  });

  test('counts apart what is for gevelvullingen that do not meet their check', () => {
    const gezakt: Gevelvulling = {
      ...K2,
      aantalAnkers: { ...K2.aantalAnkers, onderzijde: { geadviseerd: null, gekozen: 2 } },
    };
    const { besteld } = lijstOf([{ ...gezakt }, S1]);
    const ga90 = besteld.leveranciers[0]?.regels[0];
    expect(ga90).toMatchObject({ nodig: 68 + 20, voldoetNiet: 68 });
    expect(ga90?.leveringen[0]?.herkomst.map(({ voldoet }) => voldoet)).toEqual([false, true]);
  });
});

const basis = (...args: Parameters<typeof lijstOf>): string[] =>
  lijstOf(...args).besteld.leveranciers.map(bestelbasisOf);

test('what an order is based on follows the numbers, not what is rounded of them', () => {
  const eerst = basis([K2, S1]);
  expect(basis([S1, K2], { reserve: 10, levering: 'bouwlaag' })).toEqual(eerst);
  expect(basis([K2])).not.toEqual(eerst);
});
