import type { Draairichting, GevelvullingType } from '@adviestool/contract/gevelvulling';

/** Lengths in mm, weights in kg and kg/m²; null is what the model does not say. */
export interface Maten {
  breedte: number | null;
  hoogte: number | null;
  /** Above the origin of the building that it stands in. */
  hoogstePunt: number | null;
  gewichtTotaal: number | null;
  gewichtGlas: number | null;
  spouwlatbreedte: number | null;
  stelruimte: number | null;
}

/**
 * Where an element stands: the middle of its lower edge, in mm along the model's own axes, z above the
 * origin of the first building.
 */
export interface ModelPlaats {
  x: number;
  y: number;
  z: number;
  /**
   * Degrees counter-clockwise from x of its width in plan: from left to right as seen from outside, when
   * it is known where that is.
   */
  hoek: number;
}

/** What the lists know of where something is and how it turns; null is what the model does not say. */
export interface Gebouwplaats {
  gevel: string | null;
  bouwlaag: string | null;
  ruimte: string | null;
  /** As seen from outside. */
  draairichting: Draairichting | null;
  opmerking: string | null;
}

/** A part of an assembly or of a frame of several parts. Lengths in mm. */
export interface Onderdeel {
  globalId: string;
  klasse: string;
  naam: string | null;
  breedte: number | null;
  hoogte: number | null;
}

/** What the properties say where the geometry says otherwise, mm. */
export interface Maatverschil {
  eigenschap: { breedte: number; hoogte: number };
  geometrie: { breedte: number; hoogte: number };
}

/** A window, door, assembly or timber-frame wall of a model. */
export interface Element extends Maten, Gebouwplaats {
  globalId: string;
  /** Such as IfcWindow. */
  klasse: string;
  type: GevelvullingType;
  /** Name that it has in the model. */
  naam: string | null;
  /** What may be its mark, by where that stands: 'Name', 'Tag', 'Type Mark', 'Pset_X.Y'. */
  merken: Readonly<Record<string, string>>;
  /** Its texts, by where they stand: 'Pset_X.Y', 'Tag'. */
  eigenschappen: Readonly<Record<string, string>>;
  /** Name of its storey. */
  verdieping: string | null;
  /** The building that it stands in, as that of the model is called; null: the model has none. */
  gebouw: string | null;
  /** Height of that building's origin in the model, mm: what its `hoogstePunt` counts from. */
  grond: number;
  /** Degrees clockwise from north, of the direction that its outside faces. */
  orientatie: number | null;
  /** The model says that it is not in a facade. */
  isBinnen: boolean;
  plaats: ModelPlaats | null;
  onderdelen: readonly Onderdeel[];
  maatverschil: Maatverschil | null;
}

/** Equal elements of one storey: what stands here is that of the first, or what all have where they were merged. */
export interface Groep extends Element {
  /** GlobalId of the first. */
  id: string;
  merk: string | null;
  aantal: number;
  elementen: readonly Element[];
}

/** A place where marks may stand, and what stands there. */
export interface Merkbron {
  /** Key of `merken`. */
  bron: string;
  /** Elements that have something there. */
  aantal: number;
  voorbeelden: readonly string[];
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
  /** Who wrote the file, as its header says. */
  auteur: string | null;
  /** Organization that the header of the file names. */
  organisatie: string | null;
  /** Program that the model was made with. */
  programma: string | null;
  /** Name of the building, else its GlobalId. */
  gebouw: string | null;
  /** Names, address and degrees of its site; null: the model does not say where it is. */
  terrein: string | null;
  /** Height of the first building's origin in the model, mm: what its `plaats` counts from. */
  grond: number;
  /** By storey, from the lowest. */
  elementen: readonly Element[];
  /** The likeliest first. */
  merkbronnen: readonly Merkbron[];
  /** Places where a facade, storey, room or remark may stand; those that most elements have first. */
  eigenschapbronnen: readonly Merkbron[];
  /** The one that is taken when nobody chose; null: there is none. */
  merkbron: string | null;
  /** From the lowest; the height of the floor in mm above the origin of the building. */
  bouwlagen: readonly { naam: string; hoogte: number | null }[];
  /** What the user should know of the model, each with what to do. */
  meldingen: readonly string[];
}
