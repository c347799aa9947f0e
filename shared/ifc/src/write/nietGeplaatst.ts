import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';

import type { Toewijzing } from './elementenIn.ts';
import type { GeenPlek, plaatserVan } from './plaatserVan.ts';
import { maatVan, type VlakMaten } from './maat.ts';

type Plaatser = ReturnType<typeof plaatserVan>;

/**
 * An element that got no hoekankers, and why: the size that its body has, and the one of its advice. Where the
 * model has another size in its properties too, it got no verdict either.
 */
export interface NietGeplaatst extends GeenPlek {
  globalId: string;
  merk: string | null;
  advies: VlakMaten;
}

/**
 * Whether an element has the size in the model that its gevelvulling was advised for; mm. Null: the model does not say
 * how large it is.
 */
export const heeftAdviesmaat = (
  plaats: Plaatser,
  gevelvulling: GevelvullingAdvies,
  id: number,
): boolean | null => {
  const maat = maatVan(gevelvulling);
  // Without a size there is no advice to compare.
  if (maat === null) return true;
  const plek = plaats(id, maat);
  return !('reden' in plek) || plek.heeftMaat;
};

/** The elements that are of another size than was advised, and those that get no hoekankers when asked. */
export const nietGeplaatstVan = (
  plaats: Plaatser,
  toewijzingen: readonly Toewijzing[],
  metHoekankers: boolean,
): NietGeplaatst[] =>
  toewijzingen.flatMap(({ gevelvulling, gevonden }) => {
    const maat = maatVan(gevelvulling);
    if (maat === null) return [];
    const isGevraagd = metHoekankers && gevelvulling.voldoet === true;
    return gevonden.flatMap(({ globalId, id }) => {
      const plek = plaats(id, maat);
      if (!('reden' in plek) || (plek.heeftMaat && !isGevraagd)) return [];
      return { globalId, merk: gevelvulling.merk, advies: maat, ...plek };
    });
  });
