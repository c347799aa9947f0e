import type { Point } from '../read/body.ts';

export const times = ([x, y, z]: Point, factor: number): Point => [
  x * factor,
  y * factor,
  z * factor,
];

export const plus = (...points: readonly Point[]): Point =>
  points.reduce(([x, y, z], [dx, dy, dz]) => [x + dx, y + dy, z + dz], [0, 0, 0] as const);

export const dot = ([ax, ay, az]: Point, [bx, by, bz]: Point): number =>
  ax * bx + ay * by + az * bz;

export const cross = ([ax, ay, az]: Point, [bx, by, bz]: Point): Point => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];
