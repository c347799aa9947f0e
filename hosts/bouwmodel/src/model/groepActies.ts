import type { Groep } from '@adviestool/ifc/bouwmodel';

import type { Maatbron } from './bewerking.ts';
import type { Keuze } from './keuze.ts';

/** What is done with groups; the same functions at every drawing, so that rows stay as they are. */
export interface GroepActies {
  change: (groepen: readonly Groep[], change: Partial<Keuze>) => void;
  chooseMaten: (groepen: readonly Groep[], bron: Maatbron) => void;
  askMerge: (groep: Groep) => void;
  askSplit: (groep: Groep) => void;
  restore: (groep: Groep) => void;
  /** It is pointed at, or has the focus. */
  point: (groepId: string) => void;
}
