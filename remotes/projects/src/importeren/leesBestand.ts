import {
  leesProjectBestand,
  PROJECT_BESTAND_FOUTEN,
  PROJECT_BESTAND_LIMIT,
  type ProjectBestand,
} from '@adviestool/contract/projectBestand';
import { parseJson } from '@adviestool/contract/projectRecord';

import { sha256Hex } from './sha256.ts';
import { teksten } from './teksten.ts';

/** MB, as the screen names it. */
export const GRENS = PROJECT_BESTAND_LIMIT / 1024 / 1024;

/** What a file turned out to be: a project, or why it is refused. */
export type GelezenBestand =
  | { gelukt: true; bestand: ProjectBestand }
  | { gelukt: false; fout: string };

const textOf = async (file: File): Promise<string | null> => {
  try {
    return await file.text();
  } catch (error) {
    // It is gone from the disk, or may not be read.
    if (error instanceof DOMException) return null;
    throw error;
  }
};

/** Reads a file that nobody vouches for. */
export const leesBestand = async (file: File): Promise<GelezenBestand> => {
  if (file.size > PROJECT_BESTAND_LIMIT) return { gelukt: false, fout: teksten.teGroot(GRENS) };
  const text = await textOf(file);
  if (text === null) return { gelukt: false, fout: teksten.nietGelezen };
  const gelezen = leesProjectBestand(parseJson(text), sha256Hex);
  return gelezen.gelukt ? gelezen : { gelukt: false, fout: PROJECT_BESTAND_FOUTEN[gelezen.fout] };
};
