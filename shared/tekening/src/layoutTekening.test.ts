import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';

import { MAX_AFWIJKING, buildGegevens } from './builders/buildGegevens.ts';
import { labelBox } from './label.ts';
import type { Label } from './label.ts';
import { layoutTekening } from './layoutTekening.ts';
import { contains, overlaps } from './vorm.ts';
import type { Rechthoek } from './vorm.ts';

const ruim = (vlak: Rechthoek): Rechthoek => ({
  x: vlak.x - MAX_AFWIJKING,
  y: vlak.y - MAX_AFWIJKING,
  width: vlak.width + 2 * MAX_AFWIJKING,
  height: vlak.height + 2 * MAX_AFWIJKING,
});

const textsOf = (labels: readonly Label[], soort: Label['soort']) =>
  labels.filter((label) => label.soort === soort).map(({ text }) => text);

const kozijn = buildGegevens({
  type: 'kozijn',
  breedte: 4000,
  hoogte: 2000,
  aantallen: { onderzijde: 7, zijkanten: 4, bovenzijde: 7 },
});

describe('layoutTekening', () => {
  test.each([
    [360, 560],
    [800, 560],
    [1400, 560],
    [800, 300],
  ])('keeps the proportions at %i × %i px', (width, maxHeight) => {
    const { omtrek, view } = layoutTekening(kozijn, { width, maxHeight });
    expect(omtrek.width / omtrek.height).toBeCloseTo(2, 6);
    expect(view.width).toBe(width);
    expect(view.height).toBeLessThanOrEqual(maxHeight);
  });

  test('draws an anker on each position, from the left and from the bottom', () => {
    const { omtrek, ankers } = layoutTekening(kozijn, { width: 800, maxHeight: 560 });
    const schaal = omtrek.width / 4000;
    const legs = (plek: string) =>
      ankers.filter((anker) => anker.plek === plek).map(({ punten: [been] }) => been);
    for (const [index, been] of legs('onder').entries()) {
      expect(been.x).toBeCloseTo(omtrek.x + (200 + index * 600) * schaal, 6);
    }
    for (const plek of ['links', 'rechts']) {
      const [eerste, tweede] = legs(plek);
      expect(eerste?.y).toBeCloseTo(omtrek.y + omtrek.height - 200 * schaal, 6);
      expect(tweede?.y).toBeCloseTo(omtrek.y + omtrek.height - 733 * schaal, 6);
    }
    expect(ankers).toHaveLength(7 + 7 + 2 * 4);
  });

  test('writes the chains and both totals', () => {
    const { labels } = layoutTekening(kozijn, { width: 800, maxHeight: 560 });
    expect(textsOf(labels, 'totaal')).toEqual(['4000', '2000']);
    expect(textsOf(labels, 'maat').join(' | ')).toBe(
      '200 | 6 × 600 | 200 | 200 | 3 × 533–534 | 200 | 200 | 6 × 600 | 200',
    );
  });

  test('leaves out the chain of a side without ankers', () => {
    const zonder = buildGegevens({ ...kozijn, aantallen: { onderzijde: 3 } });
    const { maatlijnen } = layoutTekening(zonder, { width: 800, maxHeight: 560 });
    expect(maatlijnen.map(({ id }) => id)).toEqual([
      'onder-totaal',
      'rechts-totaal',
      'onder-keten',
    ]);
  });

  test('says on the drawing that a side fails', () => {
    const { labels } = layoutTekening(
      buildGegevens({ ...kozijn, aantallen: { onderzijde: 7 }, status: 'bad' }),
      { width: 800, maxHeight: 560 },
    );
    expect(textsOf(labels, 'maat')).toEqual(['200', '6 × 600 · voldoet niet', '200']);
  });

  test.each([
    [700, 2100, 3],
    [1000, 12_000, 6],
    [12_000, 800, 2],
  ])('writes no dimension of %i × %i across the lines of another', (breedte, hoogte, aantal) => {
    const smal = buildGegevens({
      ...kozijn,
      breedte,
      hoogte,
      aantallen: { onderzijde: aantal, zijkanten: aantal, bovenzijde: aantal },
    });
    for (const width of [280, 360, 800]) {
      const { labels, maatlijnen } = layoutTekening(smal, { width, maxHeight: 300 });
      const hulplijnen = maatlijnen.flatMap((maatlijn) => maatlijn.hulplijnen);
      for (const label of labels.filter(({ soort }) => soort !== 'nummer')) {
        const box = labelBox(label);
        // Numbers have nothing below their baseline.
        const inkt = label.rotated
          ? { ...box, width: label.punt.x - box.x }
          : { ...box, height: label.punt.y - box.y };
        const door = hulplijnen.filter(({ x1, y1, x2, y2 }) =>
          overlaps(inkt, {
            x: Math.min(x1, x2),
            y: Math.min(y1, y2),
            width: Math.abs(x2 - x1),
            height: Math.abs(y2 - y1),
          }),
        );
        expect([label.text, door]).toEqual([label.text, []]);
      }
    }
  });

  test('keeps everything inside the view and all text apart, at any size', () => {
    const aantal = fc.integer({ min: 0, max: 60 });
    const kader = fc.constantFrom('vloer', 'binnenmuur', 'latei', 'prefab', null);
    fc.assert(
      fc.property(
        fc.record({
          type: fc.constantFrom('kozijn', 'schuifpui', 'hsb'),
          breedte: fc.integer({ min: 400, max: 12_000 }),
          hoogte: fc.integer({ min: 600, max: 12_000 }),
          aantallen: fc.record({ onderzijde: aantal, zijkanten: aantal, bovenzijde: aantal }),
          kader: fc.record({ onderzijde: kader, zijkanten: kader, bovenzijde: kader }),
          status: fc.constantFrom('ok', 'bad', undefined),
        }),
        fc.integer({ min: 280, max: 1200 }),
        fc.integer({ min: 300, max: 560 }),
        (vorm, width, maxHeight) => {
          const {
            view,
            omtrek,
            dagmaat,
            invulling,
            kader: vlakken,
            ...rest
          } = layoutTekening(buildGegevens(vorm), { width, maxHeight });
          const boxes = rest.labels.map(labelBox);
          const punten = [
            ...rest.ankers.flatMap((anker) => anker.punten),
            ...rest.maatlijnen.flatMap(({ streepjes }) => streepjes),
            ...rest.maatlijnen.flatMap(({ lijn, hulplijnen }) =>
              [lijn, ...hulplijnen].flatMap(({ x1, y1, x2, y2 }) => [
                { x: x1, y: y1 },
                { x: x2, y: y2 },
              ]),
            ),
          ].map((punt) => ({ ...punt, width: 0, height: 0 }));
          const binnenwerk = [...invulling.delen, ...invulling.ruiten];

          expect(view.height).toBeLessThanOrEqual(maxHeight);
          expect(textsOf(rest.labels, 'totaal')).toHaveLength(2);
          expect(binnenwerk.every((vlak) => contains(ruim(dagmaat), vlak))).toBe(true);
          expect(
            [omtrek, ...vlakken.map(({ vlak }) => vlak), ...punten, ...boxes].every((vlak) =>
              contains(view, vlak),
            ),
          ).toBe(true);
          expect(
            boxes.every((box, index) =>
              boxes.slice(0, index).every((ander) => !overlaps(box, ander)),
            ),
          ).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
