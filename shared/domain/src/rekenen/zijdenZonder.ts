import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';

import type { KaderWaarden } from '../velden/variants.ts';
import { gebruiktBevestigingsmiddelen } from './ondergrond.ts';

interface Gekozen {
  readonly gevelvulling: Pick<Gevelvulling, 'verankerdeZijden' | 'productKeuze'> & {
    readonly gevelvullingEnKaderData: KaderWaarden;
  };
  readonly catalogus: Catalogus;
}

/** The anchored sides with a hoekanker that use fasteners, without one of this kind. */
export const zijdenZonder = (
  soort: 'bevestigingsmiddelenBouwkundig' | 'bevestigingsmiddelenHout',
  { gevelvulling, catalogus }: Gekozen,
): Zijde[] => {
  const { gevelvullingEnKaderData, verankerdeZijden, productKeuze } = gevelvulling;
  if (!gebruiktBevestigingsmiddelen(gevelvullingEnKaderData)) return [];
  return ZIJDEN.filter((zijde) => {
    const { hoekanker, bevestigingsmiddelen } = productKeuze[zijde];
    return (
      verankerdeZijden.includes(zijde) &&
      hoekanker !== null &&
      !catalogus[soort].some(({ id }) => bevestigingsmiddelen?.includes(id))
    );
  });
};
