import type { Point } from './body.ts';
import { boxOf, levelAxisOf, type Box } from './box.ts';
import { referenceOf } from './entity.ts';
import type { Found } from './findElements.ts';
import { hullOf, type PlanPoint } from './hull.ts';
import type { IfcModel } from './ifcModel.ts';

/** Gives for each number what was found for it before. */
const keeping = <T>(find: (id: number) => T): ((id: number) => T) => {
  const known = new Map<number, { found: T }>();
  return (id) => {
    const kept = known.get(id) ?? { found: find(id) };
    known.set(id, kept);
    return kept.found;
  };
};

/** The few points that stand for a body: its outline in plan, and how high it reaches. */
const outlineOf = (corners: readonly Point[]): Point[] => {
  const heights = corners.map((corner) => corner[2]);
  const low = heights.reduce((a, b) => Math.min(a, b), Infinity);
  const high = heights.reduce((a, b) => Math.max(a, b), -Infinity);
  const hull = hullOf(corners.map(([x, y]): PlanPoint => [x, y]));
  return hull.flatMap(([x, y], index): Point[] =>
    index === 0
      ? [
          [x, y, low],
          [x, y, high],
        ]
      : [[x, y, low]],
  );
};

/** Reads how large things are. What is asked for twice is read once; the bodies are not kept. */
export const shapesOf = (model: IfcModel) => {
  const cornersOf = (id: number): readonly Point[] =>
    referenceOf(model.line(id), 'Representation') === null ? [] : (model.body(id)?.corners ?? []);
  const axisOf = (id: number): PlanPoint | null => {
    const placement = referenceOf(model.line(id), 'ObjectPlacement');
    return placement === null ? null : levelAxisOf(model.placement(placement).axes);
  };
  const outline = keeping((id) => outlineOf(cornersOf(id)));
  const own = keeping((id) => boxOf(cornersOf(id), axisOf(id)));
  return {
    /** Of a product itself, along its own axes; null when it has no body. */
    own,
    /** Of a part, as it fits tightest. */
    part: (id: number): Box | null => boxOf(outline(id), null),
    /** Of an element with all that it is made of; the axes of an assembly or curtain wall say little. */
    whole: ({ id, sizing, isWhole, isWall }: Found): Box | null =>
      sizing.length === 0
        ? own(id)
        : boxOf([id, ...sizing].flatMap(outline), isWhole && !isWall ? null : axisOf(id)),
  };
};
