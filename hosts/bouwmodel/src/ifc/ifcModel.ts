import { FILE_NAME, type IfcAPI } from 'web-ifc';

import { entityOf, type Entity } from './entity.ts';

/** x, y and z: z is up, in the length unit of the model. */
export type Point = readonly [x: number, y: number, z: number];

/** An open file, and nothing of the library that opened it. */
export interface IfcModel {
  line: (id: number | null) => Entity | null;
  /** Lines of a class and its subclasses, in the order of their numbers. */
  idsOf: (ifcClass: number) => number[];
  isOf: (id: number, ifcClass: number) => boolean;
  /** Where a placement lies in the model, and its three axes. */
  placement: (id: number) => { origin: Point; axes: readonly [Point, Point, Point] };
  /** Corner points of a product's body, in metres with z up; none when it has no geometry. */
  corners: (id: number) => Point[];
  /** When the file was written, as its header says. */
  created: string | null;
}

const VERTEX_LENGTH = 6;

const textIn = (list: unknown, index: number): string | null => {
  const item: unknown = Array.isArray(list) ? list[index] : null;
  const value = entityOf(item)?.['value'];
  return typeof value === 'string' && value !== '' ? value : null;
};

const createdOf = (api: IfcAPI, model: number): string | null => {
  try {
    return textIn(entityOf(api.GetHeaderLine(model, FILE_NAME))?.['arguments'], 1);
  } catch {
    // A header without FILE_NAME.
    return null;
  }
};

/** A point of web-ifc's geometry has y up. */
const turned = (x: number, y: number, z: number): Point => [x, -z, y];

const cornersOf = (api: IfcAPI, model: number, id: number): Point[] => {
  const corners: Point[] = [];
  const { geometries } = api.GetFlatMesh(model, id);
  for (let index = 0; index < geometries.size(); index += 1) {
    const { geometryExpressID, flatTransformation: m } = geometries.get(index);
    const geometry = api.GetGeometry(model, geometryExpressID);
    const vertices = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
    const at = (row: number, [x, y, z]: Point): number =>
      (m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 8] ?? 0) * z + (m[row + 12] ?? 0);
    for (let start = 0; start + 2 < vertices.length; start += VERTEX_LENGTH) {
      const vertex = [
        vertices[start] ?? 0,
        vertices[start + 1] ?? 0,
        vertices[start + 2] ?? 0,
      ] as const;
      corners.push(turned(at(0, vertex), at(1, vertex), at(2, vertex)));
    }
    geometry.delete();
  }
  return corners;
};

/** What web-ifc has open under a number. */
export const ifcModel = (api: IfcAPI, model: number): IfcModel => ({
  line: (id) => (id === null ? null : entityOf(api.GetLine(model, id))),
  idsOf: (ifcClass) => [...api.GetLineIDsWithType(model, ifcClass, true)].toSorted((a, b) => a - b),
  isOf: (id, ifcClass) => api.GetLineType(model, id) === ifcClass,
  placement: (id) => {
    const m = api.GetWorldTransformMatrix(model, id);
    const column = (index: number): Point => [
      m[index * 4] ?? 0,
      m[index * 4 + 1] ?? 0,
      m[index * 4 + 2] ?? 0,
    ];
    return { origin: column(3), axes: [column(0), column(1), column(2)] };
  },
  corners: (id) => cornersOf(api, model, id),
  created: createdOf(api, model),
});
