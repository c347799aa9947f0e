import type { GevelvullingType } from '@adviestool/contract/gevelvulling';

/** Lengths in mm, weights in kg and kg/m²; null is what the model does not say. */
export interface Maten {
  breedte: number | null;
  hoogte: number | null;
  /** Above the origin of the building. */
  hoogstePunt: number | null;
  gewichtTotaal: number | null;
  gewichtGlas: number | null;
  spouwlatbreedte: number | null;
  stelruimte: number | null;
}

/** A window, door or timber-frame wall of a model. */
export interface Element extends Maten {
  /** GlobalId. */
  id: string;
  type: GevelvullingType;
  merk: string | null;
  /** Name that it has in the model. */
  naam: string | null;
  bouwlaag: string | null;
  /** The model says that it is not in a facade. */
  isBinnen: boolean;
}

/** Equal elements of one storey, under the id of the first. */
export interface Groep extends Element {
  aantal: number;
}

export interface Bouwmodel {
  /** GlobalId of the project. */
  id: string;
  naam: string | null;
  werkadres: string | null;
  plaats: string | null;
  /** m. */
  gebouwhoogte: number | null;
  /** When the file was written, as its header says. */
  aangemaakt: string | null;
  /** By storey, from the lowest. */
  groepen: readonly Groep[];
}
