import type { Element } from '@adviestool/ifc/bouwmodel';
import { buildElement } from '@adviestool/ifc/builders/buildElement';

/** A window of 1800 × 1500 mm on the ground floor, in a facade along x that faces south. */
export const buildRaam = (given: Partial<Element> = {}): Element =>
  buildElement({
    globalId: 'raam',
    hoogte: 1500,
    hoogstePunt: 2400,
    orientatie: 180,
    plaats: { x: 0, y: 0, z: 900, hoek: 0 },
    ...given,
  });
