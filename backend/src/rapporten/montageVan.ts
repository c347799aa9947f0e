import type { MontageInvoer } from '@adviestool/contract/montage';

/** A photo of the site with its bytes. */
export interface RapportFoto {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** What was said on site, and the photos there is room for. */
export interface RapportMontage {
  /** The oldest first. */
  readonly invoer: readonly MontageInvoer[];
  readonly fotos: readonly RapportFoto[];
}

/** Where a photo stands among the files of a template or a dossier. */
export const fotoPad = (id: string): string => `foto-${id}.jpg`;
