import type { TerugFoutCode } from '../TerugFout.ts';
import type { GeschrevenIfc } from './writeChecked.ts';
import type { IfcOpdracht } from './writeIfc.ts';

/** What the worker is asked. */
export interface TerugVraag {
  data: ArrayBuffer;
  opdracht: IfcOpdracht;
}

/** What it answers. */
export type TerugAntwoord = GeschrevenIfc | { fout: TerugFoutCode };
