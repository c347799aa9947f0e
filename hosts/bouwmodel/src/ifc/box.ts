import { referenceOf, type Entity } from './entity.ts';
import type { IfcModel, Point } from './ifcModel.ts';

const MM_PER_METRE = 1000;

/** Extent of a product's body along its own axes, and its highest point in the model; in mm. */
export interface Box {
  /** The longer one of its two horizontal sides. */
  breedte: number;
  hoogte: number;
  top: number;
}

const along = (axis: Point, [x, y, z]: Point): number => axis[0] * x + axis[1] * y + axis[2] * z;

/** Reduced, because a body may have more points than a call has room for arguments. */
const bounds = (values: readonly number[]): { low: number; high: number } => ({
  low: values.reduce((low, value) => Math.min(low, value), Infinity),
  high: values.reduce((high, value) => Math.max(high, value), -Infinity),
});

const extent = (values: readonly number[]): number => {
  const { low, high } = bounds(values);
  return (high - low) * MM_PER_METRE;
};

/** The box of a product's geometry; null when it has none. */
export const boxOf = (model: IfcModel, id: number, line: Entity | null): Box | null => {
  if (referenceOf(line, 'Representation') === null) return null;
  const corners = model.corners(id);
  const placement = referenceOf(line, 'ObjectPlacement');
  if (corners.length === 0 || placement === null) return null;
  const [x, y] = model.placement(placement).axes;
  const heights = corners.map((corner) => corner[2]);
  const alongX = extent(corners.map((corner) => along(x, corner)));
  const alongY = extent(corners.map((corner) => along(y, corner)));
  return {
    breedte: Math.max(alongX, alongY),
    hoogte: extent(heights),
    top: bounds(heights).high * MM_PER_METRE,
  };
};
