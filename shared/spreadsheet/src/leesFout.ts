import type { Rijen } from './cel.ts';

/** Why a file gives no list. */
export type FoutCode =
  | 'leeg'
  | 'teGroot'
  | 'teVeelRijen'
  | 'teVeelKolommen'
  | 'teVeelGegevens'
  | 'geenLijst'
  | 'oudExcel'
  | 'beveiligd'
  | 'kapot'
  | 'geenBladen'
  | 'aanhalingsteken'
  | 'duurtTeLang'
  | 'nietGelukt'
  | 'afgebroken';

export interface LeesFout {
  code: FoutCode;
  /** What the user is told. */
  tekst: string;
}

export interface Blad {
  naam: string;
  /** Excel does not show it. */
  verborgen: boolean;
  /** Why this sheet has no rows, where another sheet of the file could be read. */
  fout: LeesFout | null;
  rijen: Rijen;
  /** The numbers of those that Excel does not show: what a filter takes away, for one. */
  verborgenRijen: readonly number[];
}

export interface GelezenBestand {
  soort: 'xlsx' | 'tekst';
  bladen: readonly Blad[];
}

export type Leesuitkomst =
  | { gelukt: true; bestand: GelezenBestand }
  | { gelukt: false; fout: LeesFout };

/** Leaves the reading of a file; `readSpreadsheet` catches it. */
export class LeesFoutError extends Error {
  readonly fout: LeesFout;

  constructor(code: FoutCode, tekst: string) {
    super(tekst);
    this.name = 'LeesFoutError';
    this.fout = { code, tekst };
  }
}
