/** x and y in mm. */
export type PlanPoint = readonly [x: number, y: number];

/** Twice the area of a triangle: above 0 when it turns left. */
const turn = (a: PlanPoint, b: PlanPoint, c: PlanPoint): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const halfOf = (sorted: readonly PlanPoint[]): PlanPoint[] => {
  const half: PlanPoint[] = [];
  for (const point of sorted) {
    for (;;) {
      const [a, b] = half.slice(-2);
      if (a === undefined || b === undefined || turn(a, b, point) > 0) break;
      half.pop();
    }
    half.push(point);
  }
  return half.slice(0, -1);
};

/** The convex hull of points in plan, counter-clockwise (Andrew's monotone chain). */
export const hullOf = (points: readonly PlanPoint[]): PlanPoint[] => {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfOf(sorted), ...halfOf(sorted.toReversed())];
};
