import type { Bouwmodel, Element } from '../model/bouwmodel.ts';

/** A window of 1800 × 1500 mm on the ground floor, in the middle of a facade along x. */
export const buildElement = (given: Partial<Element> = {}): Element => ({
  globalId: 'raam',
  klasse: 'IfcWindow',
  type: 'kozijn',
  naam: 'Raam',
  merken: { Tag: 'A' },
  verdieping: '00 begane grond',
  orientatie: 180,
  isBinnen: false,
  plaats: { x: 0, y: 0, z: 900, hoek: 0 },
  onderdelen: [],
  maatverschil: null,
  breedte: 1800,
  hoogte: 1500,
  hoogstePunt: 2400,
  gewichtTotaal: null,
  gewichtGlas: null,
  spouwlatbreedte: null,
  stelruimte: null,
  ...given,
});

/** A model of these elements, whose merk is their Tag. */
export const buildBouwmodel = (
  elementen: readonly Element[],
  given: Partial<Bouwmodel> = {},
): Bouwmodel => ({
  id: 'project',
  naam: null,
  werkadres: null,
  plaats: null,
  gebouwhoogte: null,
  aangemaakt: null,
  auteur: null,
  gebouw: null,
  elementen,
  merkbronnen: [{ bron: 'Tag', aantal: elementen.length, voorbeelden: ['A'] }],
  merkbron: 'Tag',
  bouwlagen: [{ naam: '00 begane grond', hoogte: 0 }],
  meldingen: [],
  ...given,
});
