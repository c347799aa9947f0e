import { IFCPROJECT } from 'web-ifc';

import { numbersOf, referenceOf, referencesOf } from './entity.ts';
import type { IfcModel } from './ifcModel.ts';

const RIGHT_ANGLE = 90;
const TURN = 360;

/** 0 up to a full turn. */
export const turned = (degrees: number): number => ((degrees % TURN) + TURN) % TURN;

/** Degrees counter-clockwise from x of a direction in plan. */
export const degreesOf = (x: number, y: number): number => (Math.atan2(y, x) * 180) / Math.PI;

/** Where north is in the model: degrees counter-clockwise from x; along y when the model does not say. */
export const northOf = (model: IfcModel): number => {
  const [project] = model.idsOf(IFCPROJECT);
  for (const id of referencesOf(model.line(project ?? null), 'RepresentationContexts')) {
    const north = model.line(referenceOf(model.line(id), 'TrueNorth'));
    const [x, y] = numbersOf(north, 'DirectionRatios');
    if (x !== undefined && y !== undefined && Math.hypot(x, y) > 0) return degreesOf(x, y);
  }
  return RIGHT_ANGLE;
};
