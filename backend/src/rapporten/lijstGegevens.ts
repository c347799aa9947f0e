import type { RapportRegel } from './rapportGegevens.ts';

/** A column; numbers stand to the right. */
export interface LijstKolom {
  readonly naam: string;
  readonly rechts: boolean;
}

/** A picture among the files of the template. */
export interface LijstFoto {
  readonly pad: string;
  readonly onderschrift: string;
}

/** A part of a list: a heading, what its reader must know, and a table. */
export interface LijstDeel {
  readonly kop: string;
  readonly letOp: readonly string[];
  readonly kolommen: readonly LijstKolom[];
  readonly rijen: readonly (readonly string[])[];
  readonly fotos?: readonly LijstFoto[];
}

/** What the template of lists sets: words and numbers as they stand on paper. */
export interface LijstGegevens {
  readonly document: { readonly titel: string; readonly auteur: string };
  readonly moment: readonly number[];
  readonly titel: string;
  readonly project: string;
  readonly regels: readonly RapportRegel[];
  readonly letOp: readonly string[];
  readonly delen: readonly LijstDeel[];
  readonly voet: string;
}
