import type { Point } from '../read/body.ts';
import type { Anker } from '../write/ankers.ts';
import type { GeenPlaats } from '../write/geenPlaats.ts';

/** A hoekanker where it stands, in the axes of the model. */
export type RuimtelijkAnker = Anker;

/** An element of a gevelvulling as it is in the model, and its hoekankers. */
export interface RuimtelijkElement {
  globalId: string;
  /** Of the product. */
  gevelvullingId: string;
  merk: string | null;
  verdieping: string | null;
  /** Null: the advice is not complete. Hoekankers are written of what complies only. */
  voldoet: boolean | null;
  /** The advice comes with messages: what complies does so by what they say. */
  heeftMelding: boolean;
  /** What its points are relative to: mm in the model. */
  oorsprong: Point;
  /** Corners of triangles, three numbers each, mm from `oorsprong` along the axes of the model. */
  driehoeken: Float32Array<ArrayBuffer>;
  /** Its body has more triangles than are shown. */
  isTeGroot: boolean;
  /** The corners that hoekankers are measured from, around the gevelvulling; none: its place is not known. */
  omtrek: readonly Point[];
  ankers: readonly RuimtelijkAnker[];
  /**
   * It has the size in the model that was advised: of another one nothing is said of what came of it. Null: the model
   * does not say how large it is.
   */
  heeftMaat: boolean | null;
  /** Why it has no hoekankers although there is an advice. */
  geenPlaats: GeenPlaats | null;
}

export interface Ruimtelijk {
  elementen: readonly RuimtelijkElement[];
  /** GlobalIds that the file does not have. */
  onbekend: readonly string[];
  /** GlobalIds that more than one element of the file, or several gevelvullingen have: none is shown. */
  dubbel: readonly string[];
}
