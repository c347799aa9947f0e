import type { Afwijking } from '@adviestool/ifc/afwijking';
import type { TerugFoutCode } from '@adviestool/ifc/TerugFout';
import type { GeschrevenIfc } from '@adviestool/ifc/writeChecked';
import type { IfcOpdracht, IfcVerslag } from '@adviestool/ifc/writeIfc';

/** What the worker is asked. */
export interface TerugVraag {
  data: ArrayBuffer;
  opdracht: IfcOpdracht;
  /** Nothing is handed over: only what would be in it. */
  isProef: boolean;
}

/** A file that cannot be gone on with, as `TerugFout` says it. */
export interface TerugGeweigerd {
  fout: TerugFoutCode;
  afwijking?: Afwijking | undefined;
  dubbel?: readonly string[] | undefined;
}

/** What it answers. */
export type TerugAntwoord = GeschrevenIfc | { verslag: IfcVerslag } | TerugGeweigerd;
