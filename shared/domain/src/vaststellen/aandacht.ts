import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';

import type { Advies, Melding } from '../rekenen/advies.ts';

/** What somebody who fixes an advice has to know of it. */
export interface Aandacht {
  readonly voldoetNiet: readonly Zijde[];
  /** Warnings and faults. */
  readonly meldingen: readonly Melding[];
}

/** The sides of an advice that do not comply, and what is to be said of it; null: all is in order. */
export const aandachtOf = ({ zijden, meldingen }: Advies): Aandacht | null => {
  const voldoetNiet = ZIJDEN.filter((zijde) => (zijden[zijde]?.status ?? 'VOLDOET') !== 'VOLDOET');
  const gezegd = meldingen.filter(({ soort }) => soort !== 'info');
  return voldoetNiet.length + gezegd.length === 0 ? null : { voldoetNiet, meldingen: gezegd };
};
