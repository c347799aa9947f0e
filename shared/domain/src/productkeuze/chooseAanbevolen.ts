import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

import {
  bevestigingsmiddelKeuzes,
  chooseBevestigingsmiddelen,
  chooseHoekanker,
  hoekankerKeuzes,
  type KeuzeInvoer,
} from './productkeuze.ts';

interface Keuze {
  readonly geschikt: boolean;
  readonly aanbevolen?: boolean;
}

const isAanbevolen = ({ geschikt, aanbevolen }: Keuze): boolean => geschikt && aanbevolen === true;

/** The recommended fasteners of a side, of a kind that has none chosen. */
const withMiddelen = (invoer: KeuzeInvoer): Gevelvulling => {
  const { gevelvulling, zijde } = invoer;
  const keuzes = bevestigingsmiddelKeuzes(invoer);
  const gekozen = gevelvulling.productKeuze[zijde].bevestigingsmiddelen ?? [];
  const ids = [keuzes?.bouwkundig ?? [], keuzes?.hout ?? []].flatMap((soort) => {
    const middel =
      soort.find(({ middel: { id } }) => gekozen.includes(id)) ?? soort.find(isAanbevolen);
    return middel === undefined ? [] : [middel.middel.id];
  });
  return chooseBevestigingsmiddelen(gevelvulling, zijde, ids);
};

/** Chooses what is recommended on a side; a side for which nothing suits keeps its hoekanker. */
const withAanbevolen = (invoer: KeuzeInvoer): Gevelvulling => {
  const gevelvulling = withMiddelen(invoer);
  const hoekanker = hoekankerKeuzes({ ...invoer, gevelvulling })?.find(isAanbevolen)?.hoekanker.id;
  return hoekanker === undefined
    ? gevelvulling
    : chooseHoekanker(gevelvulling, invoer.zijde, hoekanker);
};

/** Chooses what is recommended on every anchored side. Fasteners that are chosen already stay. */
export const chooseAanbevolen = ({
  gevelvulling,
  ...rest
}: Omit<KeuzeInvoer, 'zijde'>): Gevelvulling =>
  gevelvulling.verankerdeZijden.reduce(
    (current, zijde) => withAanbevolen({ ...rest, gevelvulling: current, zijde }),
    gevelvulling,
  );

/** Whether a hoekanker suits every anchored side. */
export const pastOpAlleZijden = (
  { gevelvulling, ...rest }: Omit<KeuzeInvoer, 'zijde'>,
  hoekanker: string,
): boolean =>
  gevelvulling.verankerdeZijden.every((zijde) =>
    hoekankerKeuzes({ ...rest, gevelvulling, zijde })?.some(
      (keuze) => keuze.geschikt && keuze.hoekanker.id === hoekanker,
    ),
  );
