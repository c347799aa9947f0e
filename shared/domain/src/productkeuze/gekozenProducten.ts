import type { Catalogus, Hoekanker } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';

import { gebruiktBevestigingsmiddelen } from '../rekenen/ondergrond.ts';

export interface GekozenProducten {
  hoekanker: Hoekanker | null;
  /** The fasteners, with how many of each a hoekanker takes; null without a hoekanker. */
  middelen: { naam: string; perHoekanker: number | null }[];
}

/** The products that one side uses, as far as the catalogue has them. */
export const gekozenProducten = (
  { hoekankers, bevestigingsmiddelenBouwkundig, bevestigingsmiddelenHout }: Catalogus,
  { gevelvullingEnKaderData, productKeuze }: Gevelvulling,
  zijde: Zijde,
): GekozenProducten => {
  const keuze = productKeuze[zijde];
  const hoekanker = hoekankers.find(({ id }) => id === keuze.hoekanker) ?? null;
  const ids = gebruiktBevestigingsmiddelen(gevelvullingEnKaderData)
    ? (keuze.bevestigingsmiddelen ?? [])
    : [];
  const gekozen = (
    middelen: readonly { id: string; naam: string }[],
    perHoekanker: number | null,
  ): GekozenProducten['middelen'] =>
    middelen.filter(({ id }) => ids.includes(id)).map(({ naam }) => ({ naam, perHoekanker }));
  return {
    hoekanker,
    middelen: [
      ...gekozen(bevestigingsmiddelenBouwkundig, hoekanker?.nBouw ?? null),
      ...gekozen(bevestigingsmiddelenHout, hoekanker?.nHout ?? null),
    ],
  };
};

/** How many fasteners a hoekanker of the side takes of each that is chosen: ‘1 + 2’; empty: none. */
export const middelenPerHoekanker = (
  catalogus: Catalogus,
  gevelvulling: Gevelvulling,
  zijde: Zijde,
): string =>
  gekozenProducten(catalogus, gevelvulling, zijde)
    .middelen.flatMap(({ perHoekanker }) => perHoekanker ?? [])
    .join(' + ');
