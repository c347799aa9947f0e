import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';

import { ankersVan, type Anker } from './ankers.ts';
import type { GeenPlek, plaatserVan } from './plaatserVan.ts';
import type { VlakMaten } from './maat.ts';
import type { Vlak } from './vlakVan.ts';

interface Gevraagd {
  gevelvulling: GevelvullingAdvies;
  /** The line of one of its elements. */
  id: number;
  /** That of the advice. */
  maat: VlakMaten;
}

interface Hoekankers {
  placement: number;
  vlak: Vlak;
  ankers: Anker[];
}

/**
 * The hoekankers of a gevelvulling on one of its elements: what is written and what is shown before that are
 * both this.
 */
export const hoekankersOp = (
  plaats: ReturnType<typeof plaatserVan>,
  { gevelvulling, id, maat }: Gevraagd,
): Hoekankers | GeenPlek => {
  const plek = plaats(id, maat);
  return 'reden' in plek ? plek : { ...plek, ankers: ankersVan(gevelvulling, plek.vlak, maat) };
};
