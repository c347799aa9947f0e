import type { FlatMesh, IfcAPI } from 'web-ifc';

/** x, y and z: z is up. */
export type Point = readonly [x: number, y: number, z: number];

/** Corner points in mm, and by threes the numbers of those that make a triangle. */
export interface Body {
  corners: readonly Point[];
  triangles: readonly number[];
}

const VERTEX_LENGTH = 6;
const MM_PER_METRE = 1000;

/** A point of web-ifc's geometry has y up and is in metres. */
const turned = (x: number, y: number, z: number): Point => [
  x * MM_PER_METRE,
  -z * MM_PER_METRE,
  y * MM_PER_METRE,
];

const meshOf = (api: IfcAPI, model: number, id: number): FlatMesh | null => {
  try {
    return api.GetFlatMesh(model, id);
  } catch {
    // A shape that the parser cannot make; what the properties say still counts.
    return null;
  }
};

/** The body of a product in the model; null when it has none. */
export const bodyOf = (api: IfcAPI, model: number, id: number): Body | null => {
  const mesh = meshOf(api, model, id);
  if (mesh === null) return null;
  const corners: Point[] = [];
  const triangles: number[] = [];
  const { geometries } = mesh;
  for (let index = 0; index < geometries.size(); index += 1) {
    const { geometryExpressID, flatTransformation: m } = geometries.get(index);
    const geometry = api.GetGeometry(model, geometryExpressID);
    const vertices = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
    const first = corners.length;
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
    for (const each of api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize()))
      triangles.push(first + each);
    geometry.delete();
  }
  return corners.length === 0 ? null : { corners, triangles };
};
