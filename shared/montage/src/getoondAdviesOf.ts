import { canonicalText } from '@adviestool/contract/canonicalText';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { GetoondAdvies, GetoondeZijde } from '@adviestool/contract/montage';
import { ZIJDEN } from '@adviestool/contract/zijde';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import { isAdviesCompleet, voldoetAdvies } from '@adviestool/domain/vaststellen/toestand';
import { uitkomstOf } from '@adviestool/domain/vaststellen/uitkomst';

/**
 * What who mounts goes by: of each anchored side the product, its fasteners, how many and where. Nothing of how it was
 * calculated, so that an advice that comes to the same is the same. Empty while the gevelvulling is not complete.
 */
export const getoondAdviesOf = (
  gevelvulling: Gevelvulling,
  advies: Advies | null,
): GetoondAdvies => {
  const getoond: GetoondAdvies = {};
  if (!isAdviesCompleet(gevelvulling, advies)) return getoond;
  const uitkomst = uitkomstOf(advies, gevelvulling);
  for (const zijde of ZIJDEN) {
    const side = uitkomst[zijde];
    if (side === undefined) continue;
    getoond[zijde] = {
      product: side.hoekanker,
      middelen: (side.bevestigingsmiddelen ?? []).toSorted(),
      aantal: side.aantal,
      posities: [...(advies.zijden[zijde]?.posities ?? [])],
    } satisfies GetoondeZijde;
  }
  return getoond;
};

/** Whether the advice complies; null: it is not complete. */
export const voldoetVan = (gevelvulling: Gevelvulling, advies: Advies | null): boolean | null =>
  isAdviesCompleet(gevelvulling, advies) ? voldoetAdvies(advies) : null;

/** Whether who mounts would do the same by either. */
export const isZelfdeAdvies = (een: GetoondAdvies, ander: GetoondAdvies): boolean =>
  canonicalText(een) === canonicalText(ander);
