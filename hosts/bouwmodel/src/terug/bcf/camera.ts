import type { Element } from '@adviestool/ifc/bouwmodel';

import { element, type Xml } from './xml.ts';
import type { BcfVersie } from './bcfVersie.ts';

/** A point or direction; metres, z up. */
interface Punt {
  X: number;
  Y: number;
  Z: number;
}

export interface Camera {
  plek: Punt;
  richting: Punt;
  boven: Punt;
}

const MM_PER_METRE = 1000;
/** Where the size of an element is not known, mm. */
const GEWOON = 2000;
/** Of the largest size: what is seen around it. */
const AFSTAND = 2;
/** Degrees, vertically: what BCF 2.1 allows at most. */
const BEELDHOEK = 60;

const OP: Punt = { X: 0, Y: 0, Z: 1 };

export type Geplaatst = Pick<Element, 'globalId' | 'plaats' | 'breedte' | 'hoogte'>;

/**
 * Stands before the outside of an element and looks at its middle; null: the model does not say where it is.
 * @param grond height of the building's origin in the model, mm: BCF counts in coordinates of the model
 */
export const cameraVoor = (
  { plaats, breedte, hoogte }: Geplaatst,
  grond: number,
): Camera | null => {
  if (plaats === null) return null;
  const afstand = (AFSTAND * Math.max(breedte ?? GEWOON, hoogte ?? GEWOON)) / MM_PER_METRE;
  // To the right of the direction that runs from left to right as seen from outside.
  const naarBuiten = ((plaats.hoek - 90) * Math.PI) / 180;
  const [x, y] = [Math.cos(naarBuiten), Math.sin(naarBuiten)];
  return {
    plek: {
      X: plaats.x / MM_PER_METRE + x * afstand,
      Y: plaats.y / MM_PER_METRE + y * afstand,
      Z: (grond + plaats.z + (hoogte ?? GEWOON) / 2) / MM_PER_METRE,
    },
    richting: { X: -x, Y: -y, Z: 0 },
    boven: OP,
  };
};

/** BCF 3.0 wants a camera: one that looks north over the origin. */
export const CAMERA_ZONDER_PLAATS: Camera = {
  plek: { X: 0, Y: -10, Z: 1.6 },
  richting: { X: 0, Y: 1, Z: 0 },
  boven: OP,
};

/** A zero below zero and figures that nobody measures are left out. */
const getal = (value: number): string => String(Math.round(value * 1e6) / 1e6 + 0);

const puntXml = (naam: string, { X, Y, Z }: Punt): Xml =>
  element(
    naam,
    {},
    ...Object.entries({ X, Y, Z }).map(([as, value]) => ({
      markup: `<${as}>${getal(value)}</${as}>`,
    })),
  );

export const cameraXml = ({ plek, richting, boven }: Camera, versie: BcfVersie): Xml =>
  element(
    'PerspectiveCamera',
    {},
    puntXml('CameraViewPoint', plek),
    puntXml('CameraDirection', richting),
    puntXml('CameraUpVector', boven),
    { markup: `<FieldOfView>${BEELDHOEK}</FieldOfView>` },
    versie === '3.0' ? { markup: '<AspectRatio>1.5</AspectRatio>' } : null,
  );
