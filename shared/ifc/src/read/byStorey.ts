import { IFCBUILDINGSTOREY } from 'web-ifc';

import type { Bouwmodel, Element } from '../model/bouwmodel.ts';
import { listsBy } from '../model/listsBy.ts';
import { numberOf, textOf } from './entity.ts';
import type { Source } from './readElements.ts';

interface Placed {
  element: Element;
  storey: number | null;
}

/** The lowest of what stands on a storey, mm; a storey with nothing on it comes last. */
const bottomOf = (placed: readonly Placed[] | undefined): number =>
  (placed ?? []).reduce(
    (low, { element }) => Math.min(low, element.plaats?.z ?? Infinity),
    Infinity,
  );

/** Not the difference of two: two that are nowhere have none. */
const compare = (a: number, b: number): number => (a < b ? -1 : Number(a > b));

/**
 * Storeys and elements from the lowest; what stands on no storey comes last. Some programs say of every
 * storey that its floor is at 0: then it is not known, and what stands on them tells their order.
 */
export const byStorey = (
  { model, units }: Source,
  placed: readonly Placed[],
): Pick<Bouwmodel, 'bouwlagen' | 'elementen'> => {
  const standing = listsBy(placed, ({ storey }) => storey);
  const storeys = model.idsOf(IFCBUILDINGSTOREY).map((id) => {
    const line = model.line(id);
    const elevation = numberOf(line, 'Elevation');
    return {
      id,
      naam: textOf(line, 'Name') ?? textOf(line, 'LongName') ?? '',
      hoogte: elevation === null ? null : Math.round(elevation * units.length),
      bottom: bottomOf(standing.get(id)),
    };
  });
  const isKnown = storeys.length === 1 || new Set(storeys.map(({ hoogte }) => hoogte)).size > 1;
  const sorted = storeys.toSorted(
    (a, b) => compare(a.hoogte ?? Infinity, b.hoogte ?? Infinity) || compare(a.bottom, b.bottom),
  );
  return {
    bouwlagen: sorted.map(({ naam, hoogte }) => ({ naam, hoogte: isKnown ? hoogte : null })),
    elementen: [...sorted.map(({ id }) => id), null].flatMap((storey) =>
      (standing.get(storey) ?? []).map(({ element }) => element),
    ),
  };
};
