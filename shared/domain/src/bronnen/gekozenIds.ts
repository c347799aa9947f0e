import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

import { gebruiktBevestigingsmiddelen } from '../rekenen/ondergrond.ts';
import type { KaderWaarden } from '../velden/variants.ts';

interface Kiezend extends Pick<Gevelvulling, 'verankerdeZijden' | 'productKeuze'> {
  readonly gevelvullingEnKaderData: KaderWaarden;
}

/** The ids of the products that are used on the anchored sides: a fastener that is kept without being used is not. */
export const gekozenIds = ({
  verankerdeZijden,
  productKeuze,
  gevelvullingEnKaderData,
}: Kiezend): ReadonlySet<string> => {
  const metMiddelen = gebruiktBevestigingsmiddelen(gevelvullingEnKaderData);
  return new Set(
    verankerdeZijden.flatMap((zijde) => {
      const { hoekanker, bevestigingsmiddelen } = productKeuze[zijde];
      const middelen = metMiddelen ? (bevestigingsmiddelen ?? []) : [];
      return [...(hoekanker === null ? [] : [hoekanker]), ...middelen];
    }),
  );
};
