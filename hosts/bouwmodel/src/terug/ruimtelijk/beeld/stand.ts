import { Box3, MathUtils, PerspectiveCamera, Vector3 } from 'three';

import type { GetekendElement } from '../model/getekend.ts';

const BEELDHOEK = 30;
/** Degrees that the first look is turned from straight before, and above level. */
const OPZIJ = 30;
const VAN_BOVEN = 20;
/** Room around what is shown. */
const RUIM = 1.1;
/** mm: half of what is shown at least. */
const KLEINST = new Vector3(100, 100, 100);
/** Up and down stop short of straight above: there is no left and right there. */
const STEILST = 0.05;

const OP = new Vector3(0, 0, 1);

/** The direction in plan that an element faces, degrees from x; null: the model does not say. */
export type BuitenVan = (globalId: string) => number | null;

export const createCamera = (): PerspectiveCamera => {
  const camera = new PerspectiveCamera(BEELDHOEK);
  camera.up.copy(OP);
  return camera;
};

/** What is around elements, mm in the model. */
export const doosVan = (elementen: readonly GetekendElement[]): Box3 => {
  const doos = new Box3();
  const punt = new Vector3();
  for (const { driehoeken, oorsprong, omtrek } of elementen) {
    for (const each of omtrek) doos.expandByPoint(punt.set(...each));
    const [ox, oy, oz] = oorsprong;
    for (let at = 0; at + 2 < driehoeken.length; at += 3)
      doos.expandByPoint(
        punt.set(
          (driehoeken[at] ?? 0) + ox,
          (driehoeken[at + 1] ?? 0) + oy,
          (driehoeken[at + 2] ?? 0) + oz,
        ),
      );
    if (omtrek.length + driehoeken.length === 0) doos.expandByPoint(punt.set(ox, oy, oz));
  }
  return doos;
};

/** Where most of the elements face; from the south, where they face all ways. */
const naarBuiten = (elementen: readonly GetekendElement[], buitenVan: BuitenVan): Vector3 => {
  const som = new Vector3();
  for (const { globalId } of elementen) {
    const hoek = buitenVan(globalId);
    if (hoek === null) continue;
    const radians = MathUtils.degToRad(hoek);
    som.add(new Vector3(Math.cos(radians), Math.sin(radians), 0));
  }
  return som.length() > elementen.length / 3 ? som.normalize() : new Vector3(0, -1, 0);
};

/** Where the camera stands first, of length 1: before the outside, a little aside and above. */
export const beginRichting = (
  elementen: readonly GetekendElement[],
  buitenVan: BuitenVan,
): Vector3 => {
  const voor = naarBuiten(elementen, buitenVan).applyAxisAngle(OP, MathUtils.degToRad(OPZIJ));
  const opzij = new Vector3().crossVectors(voor, OP).normalize();
  return voor.applyAxisAngle(opzij, MathUtils.degToRad(VAN_BOVEN));
};

/**
 * How far a camera stands to see all of a box whose middle it looks at.
 * @param richting from the middle to the camera, of length 1
 */
export const afstandVoor = (doos: Box3, richting: Vector3, aspect: number): number => {
  const rechts = new Vector3().crossVectors(OP, richting).normalize();
  const op = new Vector3().crossVectors(richting, rechts);
  const hoog = Math.tan(MathUtils.degToRad(BEELDHOEK / 2));
  const half = doos.getSize(new Vector3()).divideScalar(2).max(KLEINST);
  let afstand = 0;
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      for (const z of [-1, 1]) {
        const hoek = half.clone().multiply(new Vector3(x, y, z));
        const voor = hoek.dot(richting);
        const naast = Math.abs(hoek.dot(rechts)) / (hoog * aspect);
        afstand = Math.max(afstand, voor + RUIM * Math.max(naast, Math.abs(hoek.dot(op)) / hoog));
      }
  return afstand;
};

/** @param naar what the camera turns around; radians, to the right and up */
export const draai = (
  camera: PerspectiveCamera,
  naar: Vector3,
  { rechts, op }: { rechts: number; op: number },
): void => {
  const vanaf = camera.position.clone().sub(naar).applyAxisAngle(OP, rechts);
  const steil = vanaf.angleTo(OP);
  const daarna = MathUtils.clamp(steil - op, STEILST, Math.PI - STEILST);
  const opzij = new Vector3().crossVectors(vanaf, OP).normalize();
  camera.position.copy(naar).add(vanaf.applyAxisAngle(opzij, steil - daarna));
  camera.lookAt(naar);
};
