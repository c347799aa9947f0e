import { IFCSLAB, IFCSPACE } from 'web-ifc';

import { listsBy } from '../model/listsBy.ts';
import type { Body } from './body.ts';
import type { PlanPoint } from './hull.ts';
import type { IfcModel } from './ifcModel.ts';
import type { Relations } from './relations.ts';

/** How far from the middle of an element is looked for a room or a floor, mm. */
const DISTANCES = [400, 700, 1000];
/** What stands this little in front of a facade is in it, mm. */
const IN_LINE = 300;

type Triangle = readonly [PlanPoint, PlanPoint, PlanPoint];

interface Floor {
  low: PlanPoint;
  high: PlanPoint;
  triangles: readonly Triangle[];
}

const turn = (a: PlanPoint, b: PlanPoint, [x, y]: PlanPoint): number =>
  (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);

const isIn = ([a, b, c]: Triangle, point: PlanPoint): boolean => {
  const turns = [turn(a, b, point), turn(b, c, point), turn(c, a, point)];
  return turns.every((each) => each > 0) || turns.every((each) => each < 0);
};

const floorOf = ({ corners, triangles }: Body): Floor => {
  const at = (index: number): PlanPoint => {
    const [x, y] = corners[triangles[index] ?? 0] ?? [0, 0];
    return [x, y];
  };
  const found: Triangle[] = [];
  for (let index = 0; index + 2 < triangles.length; index += 3)
    found.push([at(index), at(index + 1), at(index + 2)]);
  const bound = (pick: (a: number, b: number) => number, axis: 0 | 1): number =>
    corners.reduce((all, corner) => pick(all, corner[axis]), corners[0]?.[axis] ?? 0);
  return {
    low: [bound(Math.min, 0), bound(Math.min, 1)],
    high: [bound(Math.max, 0), bound(Math.max, 1)],
    triangles: found,
  };
};

const covers = ({ low, high, triangles }: Floor, point: PlanPoint): boolean =>
  point[0] >= low[0] &&
  point[0] <= high[0] &&
  point[1] >= low[1] &&
  point[1] <= high[1] &&
  triangles.some((each) => isIn(each, point));

const readFloors = (model: IfcModel, relations: Relations, ifcClass: number) => {
  const found = new Map<number, Floor[]>();
  for (const id of model.idsOf(ifcClass)) {
    const storey = relations.storeyOf(id);
    const body = storey === null ? null : model.body(id);
    if (storey === null || body === null) continue;
    found.set(storey, [...(found.get(storey) ?? []), floorOf(body)]);
  }
  return found;
};

/** An element in plan, on its storey. */
export interface Standing {
  storey: number | null;
  middle: PlanPoint;
  /** Along its width, of length 1. */
  richting: PlanPoint;
}

/** 1: outside is on the left of its direction; -1: on the right; null: that cannot be told. */
type Side = 1 | -1 | null;

const sideOf = (left: boolean, right: boolean): Side => {
  if (left === right) return null;
  return left ? -1 : 1;
};

/** Where a room or a floor lies on one side only, outside is on the other one. */
const besideFloors = (floors: readonly Floor[], { middle, richting }: Standing): Side => {
  const isCovered = (side: 1 | -1): boolean =>
    DISTANCES.some((distance) =>
      floors.some((floor) =>
        covers(floor, [
          middle[0] - richting[1] * distance * side,
          middle[1] + richting[0] * distance * side,
        ]),
      ),
    );
  return sideOf(isCovered(1), isCovered(-1));
};

/** Where all others of a storey stand on one side, outside is on the other one. */
const besideOthers = (others: readonly Standing[], { middle, richting }: Standing): Side => {
  const distances = others.map(
    (other) =>
      (other.middle[1] - middle[1]) * richting[0] - (other.middle[0] - middle[0]) * richting[1],
  );
  return sideOf(
    distances.some((each) => each > IN_LINE),
    distances.some((each) => each < -IN_LINE),
  );
};

/**
 * Tells on which side of an element outside is: by the rooms of its storey, its floors, or else where all
 * other elements are.
 */
export const outsideReader = (
  model: IfcModel,
  relations: Relations,
  standing: readonly Standing[],
) => {
  const rooms = readFloors(model, relations, IFCSPACE);
  const floors = readFloors(model, relations, IFCSLAB);
  const ofStorey = listsBy(standing, ({ storey }) => storey);
  return (element: Standing): Side =>
    besideFloors(rooms.get(element.storey ?? 0) ?? [], element) ??
    besideFloors(floors.get(element.storey ?? 0) ?? [], element) ??
    besideOthers(ofStorey.get(element.storey) ?? [], element);
};
