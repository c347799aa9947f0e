import type { Point } from '../read/body.ts';
import { referenceOf } from '../read/entity.ts';
import type { IfcModel } from '../read/ifcModel.ts';

/** Triangles of one element, and of all together: what a browser still turns without a card for it. */
const GRENZEN = { perElement: 20_000, alle: 500_000 };

interface Lichaam {
  driehoeken: Float32Array<ArrayBuffer>;
  isTeGroot: boolean;
}

const GEEN = (isTeGroot: boolean): Lichaam => ({ driehoeken: new Float32Array(0), isTeGroot });

/** Gives the bodies of products as one, until there are too many triangles to show. */
export const createBodies = (model: IfcModel, { perElement, alle } = GRENZEN) => {
  let over = alle;
  /**
   * @param ids of the lines that make it
   * @param oorsprong mm; what is far from the origin of the model has no room for its decimals in a short number
   */
  return (ids: readonly number[], [ox, oy, oz]: Point): Lichaam => {
    const bodies = ids.flatMap((id) =>
      referenceOf(model.line(id), 'Representation') === null ? [] : (model.body(id) ?? []),
    );
    const aantal = bodies.reduce((sum, { triangles }) => sum + triangles.length / 3, 0);
    if (aantal > Math.min(over, perElement)) return GEEN(true);
    over -= aantal;
    const driehoeken = new Float32Array(aantal * 9);
    let at = 0;
    for (const { corners, triangles } of bodies) {
      for (const index of triangles) {
        const [x, y, z] = corners[index] ?? [ox, oy, oz];
        driehoeken.set([x - ox, y - oy, z - oz], at);
        at += 3;
      }
    }
    return { driehoeken, isTeGroot: false };
  };
};
