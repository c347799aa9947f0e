import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';

import type { Advies, Melding } from '../rekenen/advies.ts';
import { waarschuwingenOp } from '../waarschuwen/adviesWaarschuwingen.ts';

/** What somebody who fixes an advice has to know of it. */
export interface Aandacht {
  readonly voldoetNiet: readonly Zijde[];
  /** Warnings and faults of the calculation. */
  readonly meldingen: readonly Melding[];
  /** What was warned of beside it, in words. */
  readonly waarschuwingen: readonly string[];
}

interface Berekend {
  advies: Advies;
  projectGegevens: ProjectGegevens;
  gevelvulling: Gevelvulling;
  catalogus: Catalogus;
}

/**
 * The sides of an advice that do not comply, and what is to be said of it; null: all is in order.
 * @param vandaag ISO date
 */
export const aandachtOf = ({ advies, ...berekend }: Berekend, vandaag: string): Aandacht | null => {
  const { zijden } = advies;
  const voldoetNiet = ZIJDEN.filter((zijde) => (zijden[zijde]?.status ?? 'VOLDOET') !== 'VOLDOET');
  const meldingen = advies.meldingen.filter(({ soort }) => soort !== 'info');
  const waarschuwingen = waarschuwingenOp(berekend, vandaag);
  const isInOrde = voldoetNiet.length + meldingen.length + waarschuwingen.length === 0;
  return isInOrde ? null : { voldoetNiet, meldingen, waarschuwingen };
};
