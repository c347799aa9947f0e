import type { Element } from '@adviestool/ifc/bouwmodel';
import { expect, test } from '@jest/globals';

import { buildRaam } from '../builders/buildRaam.ts';
import { gevelsVan } from './gevels.ts';

/** A building of 10 × 6 m, turned so many degrees counter-clockwise: two windows to each side. */
const buildGebouw = (gedraaid: number): Element[] => {
  const sides = [
    { orientatie: 180, hoek: 0, at: [2, 0, 7, 0] },
    { orientatie: 90, hoek: 90, at: [10, 1, 10, 4] },
    { orientatie: 0, hoek: 180, at: [2, 6, 7, 6] },
    { orientatie: 270, hoek: 270, at: [0, 1, 0, 4] },
  ];
  const angle = (gedraaid * Math.PI) / 180;
  return sides.flatMap(({ orientatie, hoek, at: [x1 = 0, y1 = 0, x2 = 0, y2 = 0] }) =>
    [
      [x1, y1],
      [x2, y2],
    ].map(([x = 0, y = 0], index) =>
      buildRaam({
        globalId: `${orientatie}-${index}`,
        orientatie,
        plaats: {
          x: 1000 * (x * Math.cos(angle) - y * Math.sin(angle)),
          y: 1000 * (x * Math.sin(angle) + y * Math.cos(angle)),
          z: 900,
          hoek: hoek + gedraaid,
        },
      }),
    ),
  );
};

const fromLeft = (elementen: readonly Element[]): [number, string[]][] =>
  gevelsVan(elementen).map(({ richting, vlakken }) => [
    richting,
    vlakken.toSorted((a, b) => a.x - b.x).map(({ globalId }) => globalId),
  ]);

/** As one stands before them: on the south facade what is to the west is on the left. */
const SEEN: [number, string[]][] = [
  [0, ['0-1', '0-0']],
  [90, ['90-0', '90-1']],
  [180, ['180-0', '180-1']],
  [270, ['270-1', '270-0']],
];

test.each([0, 30, 100, 215])(
  'each facade is seen from outside, of a building that is drawn %i° from north',
  (gedraaid) => {
    expect(fromLeft(buildGebouw(gedraaid))).toEqual(SEEN);
  },
);

test('without north the sides of the plan are the facades, away from the middle', () => {
  const unknown = buildGebouw(0).map((element) => ({ ...element, orientatie: null }));
  expect(fromLeft(unknown)).toEqual(SEEN);
});

test('without north it does not matter how a width is drawn', () => {
  const turned = buildGebouw(0).map((element) => {
    const { plaats } = element;
    return plaats === null
      ? element
      : { ...element, orientatie: null, plaats: { ...plaats, hoek: plaats.hoek + 180 } };
  });
  expect(fromLeft(turned)).toEqual(SEEN);
});

test('it stands as high as its highest point says; what is inside is no facade', () => {
  const [gevel] = gevelsVan([
    buildRaam({ hoogte: 1500, hoogstePunt: 5400 }),
    buildRaam({ globalId: 'binnendeur', isBinnen: true }),
    buildRaam({ globalId: 'nergens', plaats: null }),
  ]);
  expect(gevel?.vlakken).toMatchObject([{ globalId: 'raam', y: -4650, hoogte: 1500 }]);
});
