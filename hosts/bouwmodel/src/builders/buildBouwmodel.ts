import type { Bouwmodel, Element } from '@adviestool/ifc/bouwmodel';

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
  organisatie: null,
  programma: null,
  gebouw: null,
  terrein: null,
  grond: 0,
  elementen,
  merkbronnen: [{ bron: 'Tag', aantal: elementen.length, voorbeelden: ['A'] }],
  merkbron: 'Tag',
  eigenschapbronnen: [],
  bouwlagen: [],
  meldingen: [],
  ...given,
});
