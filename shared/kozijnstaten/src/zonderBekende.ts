import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { lijstveldOf } from '@adviestool/domain/velden/lijstvelden';

import { has } from './applyRij.ts';
import type { GelezenRij } from './readRij.ts';

/**
 * The row without the mistakes that its gevelvulling has already: a model may store what a form refuses, and a list
 * that gives it back changes nothing. The very same row where it has none of these.
 */
export const zonderBekende = (rij: GelezenRij, stored: Gevelvulling | undefined): GelezenRij => {
  if (stored === undefined || rij.fouten.length === 0) return rij;
  const fouten = rij.fouten.filter(({ veld: naam, geweigerd: waarde }) => {
    const veld = lijstveldOf(naam);
    return veld === undefined || waarde === undefined || !has(stored, { veld, waarde });
  });
  return fouten.length === rij.fouten.length ? rij : { ...rij, fouten };
};
