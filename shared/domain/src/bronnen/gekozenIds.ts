import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

/** The ids of the products that are chosen on the anchored sides. */
export const gekozenIds = ({
  verankerdeZijden,
  productKeuze,
}: Pick<Gevelvulling, 'verankerdeZijden' | 'productKeuze'>): ReadonlySet<string> =>
  new Set(
    verankerdeZijden.flatMap((zijde) => {
      const { hoekanker, bevestigingsmiddelen } = productKeuze[zijde];
      return [...(hoekanker === null ? [] : [hoekanker]), ...(bevestigingsmiddelen ?? [])];
    }),
  );
