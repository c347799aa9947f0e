import type { Point } from '../read/body.ts';
import type { Rand } from '../write/ankers.ts';
import type { GeenPlaats } from '../write/geenPlaats.ts';

/** A hoekanker where it stands in the model: mm, and directions without a unit. */
export interface RuimtelijkAnker {
  rand: Rand;
  /** From 1, beginning at the left or lower corner. */
  nummer: number;
  product: string | null;
  /** Along its edge from that corner, mm. */
  positie: number;
  unityCheck: number | null;
  punt: Point;
  /** Along the edge, towards its middle, and at right angles to the gevelvulling. */
  langs: Point;
  dwars: Point;
}

/** An element of a gevelvulling as it is in the model, and its hoekankers. */
export interface RuimtelijkElement {
  globalId: string;
  /** Of the product. */
  gevelvullingId: string;
  merk: string | null;
  verdieping: string | null;
  /** Null: the advice is not complete. Hoekankers are written of what complies only. */
  voldoet: boolean | null;
  /** What its points are relative to: mm in the model. */
  oorsprong: Point;
  /** Corners of triangles, three numbers each, mm from `oorsprong` along the axes of the model. */
  driehoeken: Float32Array<ArrayBuffer>;
  /** Its body has more triangles than are shown. */
  isTeGroot: boolean;
  /** The corners that hoekankers are measured from, around the gevelvulling; none: its place is not known. */
  omtrek: readonly Point[];
  ankers: readonly RuimtelijkAnker[];
  /** Why it has no hoekankers although there is an advice. */
  geenPlaats: GeenPlaats | null;
}

export interface Ruimtelijk {
  elementen: readonly RuimtelijkElement[];
  /** GlobalIds that the file does not have. */
  onbekend: readonly string[];
  /** GlobalIds that more than one element of the file has: none of them is shown. */
  dubbel: readonly string[];
}
