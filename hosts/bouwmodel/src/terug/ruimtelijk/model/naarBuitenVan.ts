import type { Element } from '@adviestool/ifc/bouwmodel';

export type Gericht = Pick<Element, 'globalId' | 'plaats'>;

/** The direction in plan that the outside of elements faces, degrees from x, of those that the model places. */
export const naarBuitenVan = (elementen: readonly Gericht[]): ReadonlyMap<string, number> =>
  new Map(
    elementen.flatMap(({ globalId, plaats }) =>
      // To the right of the direction that runs from left to right as seen from outside.
      plaats === null ? [] : [[globalId, plaats.hoek - 90] as const],
    ),
  );
