import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

import { isSameInput } from '../velden/isSameInput.ts';
import {
  bevestigingsmiddelKeuzes,
  chooseBevestigingsmiddelen,
  chooseHoekanker,
  type KeuzeInvoer,
} from './productkeuze.ts';
import {
  aanbevolenHoekankers,
  vergelijkHoekankers,
  type Aanbeveling,
  type Voorkeur,
} from './vergelijkHoekankers.ts';

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

/** Chooses the recommended fasteners on every anchored side; those that are chosen already stay. */
export const chooseAanbevolenMiddelen = ({
  gevelvulling,
  ...rest
}: Omit<KeuzeInvoer, 'zijde'>): Gevelvulling =>
  gevelvulling.verankerdeZijden.reduce(
    (current, zijde) => withMiddelen({ ...rest, gevelvulling: current, zijde }),
    gevelvulling,
  );

/** Chooses what is recommended on each anchored side; a side that has no recommendation keeps its hoekanker. */
export const chooseHoekankers = (
  gevelvulling: Gevelvulling,
  hoekankers: Aanbeveling['hoekankers'],
): Gevelvulling =>
  gevelvulling.verankerdeZijden.reduce((current, zijde) => {
    const id = hoekankers[zijde];
    return id === undefined ? current : chooseHoekanker(current, zijde, id);
  }, gevelvulling);

/** A hoekanker may suit only with other fasteners, and fasteners only with another hoekanker. */
const ROUNDS = 4;

interface AanbevolenInvoer extends Omit<KeuzeInvoer, 'zijde'> {
  /** What counts; left out: the lightest product. */
  voorkeur?: Voorkeur;
}

/**
 * Chooses what is recommended on every anchored side. Fasteners that are chosen already stay; a side that
 * nothing suits keeps its hoekanker.
 */
export const chooseAanbevolen = ({
  voorkeur = 'lichtste',
  ...invoer
}: AanbevolenInvoer): Gevelvulling => {
  const chooseOnce = (current: Gevelvulling): Gevelvulling => {
    const gevelvulling = chooseAanbevolenMiddelen({ ...invoer, gevelvulling: current });
    const vergelijking = vergelijkHoekankers({ ...invoer, gevelvulling }) ?? [];
    return chooseHoekankers(gevelvulling, aanbevolenHoekankers(vergelijking, voorkeur).hoekankers);
  };
  let { gevelvulling } = invoer;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = chooseOnce(gevelvulling);
    if (isSameInput(next, gevelvulling)) break;
    gevelvulling = next;
  }
  return gevelvulling;
};
