import type { Element } from '../model/bouwmodel.ts';

/** A window of a model; the properties say no more of it than its width. */
export const buildElement = (given: Partial<Element> = {}): Element => ({
  globalId: 'a',
  klasse: 'IfcWindow',
  type: 'kozijn',
  naam: 'Raam',
  merken: { Tag: 'A' },
  verdieping: '00 begane grond',
  gevel: null,
  bouwlaag: null,
  ruimte: null,
  draairichting: null,
  opmerking: null,
  orientatie: null,
  isBinnen: false,
  plaats: null,
  onderdelen: [],
  maatverschil: null,
  breedte: 1800,
  hoogte: null,
  hoogstePunt: null,
  gewichtTotaal: null,
  gewichtGlas: null,
  spouwlatbreedte: null,
  stelruimte: null,
  ...given,
});
