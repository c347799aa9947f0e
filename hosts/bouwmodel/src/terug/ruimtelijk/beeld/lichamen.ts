import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
  type Vector3,
} from 'three';

import { STANDEN, standVan, type GetekendElement, type Stand } from '../model/getekend.ts';
import type { Palet } from './palet.ts';

/** The points of several elements as one list, from the middle of the picture. */
const samen = (
  elementen: readonly GetekendElement[],
  midden: Vector3,
  puntenVan: (element: GetekendElement) => ArrayLike<number>,
): BufferGeometry => {
  const lijsten = elementen.map((element) => ({ element, punten: puntenVan(element) }));
  const alle = new Float32Array(lijsten.reduce((sum, { punten }) => sum + punten.length, 0));
  let at = 0;
  for (const { element, punten } of lijsten) {
    const [ox, oy, oz] = element.oorsprong;
    const vanaf = [ox - midden.x, oy - midden.y, oz - midden.z];
    for (let index = 0; index < punten.length; index += 1, at += 1)
      alle[at] = (punten[index] ?? 0) + (vanaf[index % 3] ?? 0);
  }
  return new BufferGeometry().setAttribute('position', new BufferAttribute(alle, 3));
};

/** The outline that hoekankers are measured from, as edges from the origin of the element. */
const omtrekLijnen = ({ omtrek, oorsprong }: GetekendElement): number[] =>
  omtrek.flatMap((punt, index) => {
    const volgende = omtrek[(index + 1) % omtrek.length] ?? punt;
    return [...punt, ...volgende].map((each, at) => each - (oorsprong[at % 3] ?? 0));
  });

const lichamenVan = (
  elementen: readonly GetekendElement[],
  midden: Vector3,
  { vlak, lijn }: Record<'vlak' | 'lijn', Palet['vlak'][Stand]>,
) => [
  new Mesh(
    samen(elementen, midden, ({ driehoeken }) => driehoeken),
    new MeshLambertMaterial({
      color: vlak,
      flatShading: true,
      side: DoubleSide,
      // Edges lie in faces: the faces give way.
      polygonOffset: true,
      polygonOffsetFactor: 1,
      polygonOffsetUnits: 1,
    }),
  ),
  new LineSegments(
    samen(elementen, midden, (element) => [...element.lijnen, ...omtrekLijnen(element)]),
    new LineBasicMaterial({ color: lijn }),
  ),
];

/** The bodies of elements with their edges: two things to draw for each state, however many there are. */
export const createLichamen = (
  elementen: readonly GetekendElement[],
  midden: Vector3,
  palet: Palet,
): Group => {
  const group = new Group();
  for (const stand of STANDEN) {
    const those = elementen.filter((element) => standVan(element) === stand);
    if (those.length > 0)
      group.add(
        ...lichamenVan(those, midden, { vlak: palet.vlak[stand], lijn: palet.lijn[stand] }),
      );
  }
  return group;
};
