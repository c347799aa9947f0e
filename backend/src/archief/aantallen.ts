/** How much of what is in an archive, before anything is. */
export const GEEN_AANTALLEN = {
  projecten: 0,
  gevelvullingen: 0,
  /** Of those, in gevelvullingen.csv. */
  berekend: 0,
  rapporten: 0,
  fotos: 0,
  bestellingen: 0,
  leden: 0,
  gebeurtenissen: 0,
  catalogi: 0,
};

export type Aantallen = typeof GEEN_AANTALLEN;

/** Something that is not in it, and why. */
export interface Gemist {
  wat: string;
  reden: string;
}
