import type { Point } from './body.ts';
import { hullOf, type PlanPoint } from './hull.ts';

/** Extent of what stands upright, in mm along the axes of the model. */
export interface Box {
  /** The longer one of its two horizontal sides. */
  breedte: number;
  /** The shorter one. */
  diepte: number;
  hoogte: number;
  bottom: number;
  top: number;
  /** Its middle in plan. */
  middle: PlanPoint;
  /** Along its width in plan, of length 1. */
  richting: PlanPoint;
}

/** A direction counts as level when it rises less than this; of length 1. */
const LEVEL = 0.1;

const dot = (a: PlanPoint, b: PlanPoint): number => a[0] * b[0] + a[1] * b[1];

/** Reduced, because a body may have more points than a call has room for arguments. */
const bounds = (values: readonly number[]): { low: number; high: number } => ({
  low: values.reduce((low, value) => Math.min(low, value), Infinity),
  high: values.reduce((high, value) => Math.max(high, value), -Infinity),
});

interface Rectangle {
  breedte: number;
  diepte: number;
  middle: PlanPoint;
  richting: PlanPoint;
}

/** The sides of a rectangle around points in plan, along a direction and square to it. */
const rectangleAlong = (points: readonly PlanPoint[], along: PlanPoint): Rectangle => {
  const across: PlanPoint = [-along[1], along[0]];
  const a = bounds(points.map((point) => dot(along, point)));
  const b = bounds(points.map((point) => dot(across, point)));
  const sides = [a.high - a.low, b.high - b.low] as const;
  const [onA, onB] = [(a.low + a.high) / 2, (b.low + b.high) / 2];
  return {
    breedte: Math.max(...sides),
    diepte: Math.min(...sides),
    middle: [along[0] * onA + across[0] * onB, along[1] * onA + across[1] * onB],
    richting: sides[0] >= sides[1] ? along : across,
  };
};

/** The rectangle of the least area: one of its sides lies along a side of the hull. */
const leastRectangle = (points: readonly PlanPoint[]): Rectangle => {
  const hull = hullOf(points);
  let least: Rectangle | null = null;
  for (const [index, [x, y]] of hull.entries()) {
    const [nextX, nextY] = hull[(index + 1) % hull.length] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y);
    if (length === 0) continue;
    const each = rectangleAlong(hull, [(nextX - x) / length, (nextY - y) / length]);
    if (least === null || each.breedte * each.diepte < least.breedte * least.diepte) least = each;
  }
  return least ?? rectangleAlong(points, [1, 0]);
};

/** The direction in plan of the first axis that lies level; null when none does. */
export const levelAxisOf = (axes: readonly Point[]): PlanPoint | null => {
  for (const [x, y, z] of axes) {
    const inPlan = Math.hypot(x, y);
    if (inPlan > 0 && Math.abs(z) < LEVEL * Math.hypot(x, y, z)) return [x / inPlan, y / inPlan];
  }
  return null;
};

/** @param along direction in plan of one of its sides; null: as it fits tightest */
export const boxOf = (corners: readonly Point[], along: PlanPoint | null): Box | null => {
  if (corners.length === 0) return null;
  const plan = corners.map(([x, y]): PlanPoint => [x, y]);
  const { breedte, diepte, middle, richting } =
    along === null ? leastRectangle(plan) : rectangleAlong(plan, along);
  const { low, high } = bounds(corners.map((corner) => corner[2]));
  return { breedte, diepte, middle, richting, hoogte: high - low, bottom: low, top: high };
};
