import type { Afwijking } from '@adviestool/ifc/afwijking';
import type { TerugFoutCode } from '@adviestool/ifc/TerugFout';
import type { GeschrevenIfc } from '@adviestool/ifc/writeChecked';
import type { IfcOpdracht } from '@adviestool/ifc/writeIfc';

/** What the worker is asked. */
export interface TerugVraag {
  data: ArrayBuffer;
  opdracht: IfcOpdracht;
}

/** What it answers. */
export type TerugAntwoord =
  | GeschrevenIfc
  | { fout: TerugFoutCode; afwijking?: Afwijking | undefined };
