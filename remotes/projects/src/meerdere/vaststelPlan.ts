import type { Uitkomst } from '@adviestool/contract/vastgesteld';
import { isAdviesCompleet } from '@adviestool/domain/vaststellen/toestand';
import { uitkomstOf } from '@adviestool/domain/vaststellen/uitkomst';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';

/** What fixing a selection does; each list by what the rows are called. */
export interface VaststelPlan {
  /** What is fixed, with the outcome that the page shows. */
  getoond: ReadonlyMap<string, Uitkomst>;
  /** Of those: fixed before, and changed since. */
  opnieuw: readonly string[];
  /** Of those: a side does not comply. */
  voldoetNiet: readonly string[];
  /** Of those: complies, with a warning. */
  gewaarschuwd: readonly string[];
  /** Stays as it was fixed. */
  alVastgesteld: readonly string[];
  /** Left out: there is no complete advice. */
  onvolledig: readonly string[];
  /** Ids of what is fixed now, changed since or not. */
  vast: readonly string[];
}

type Lijst = 'opnieuw' | 'voldoetNiet' | 'gewaarschuwd' | 'alVastgesteld' | 'onvolledig';

const naamOf = ({ merk, naam }: GevelvullingRij): string => merk ?? naam;

export const vaststelPlanOf = (rijen: readonly GevelvullingRij[]): VaststelPlan => {
  const getoond = new Map<string, Uitkomst>();
  const lijsten: Record<Lijst, string[]> = {
    opnieuw: [],
    voldoetNiet: [],
    gewaarschuwd: [],
    alVastgesteld: [],
    onvolledig: [],
  };
  for (const rij of rijen) {
    const { advies, gevelvulling } = rij;
    if (!isAdviesCompleet(gevelvulling, advies)) lijsten.onvolledig.push(naamOf(rij));
    else if (rij.toestand === 'vastgesteld') lijsten.alVastgesteld.push(naamOf(rij));
    else {
      getoond.set(rij.id, uitkomstOf(advies, gevelvulling));
      if (rij.toestand === 'gewijzigd') lijsten.opnieuw.push(naamOf(rij));
      if (rij.voldoet === false) lijsten.voldoetNiet.push(naamOf(rij));
      else if (rij.waarschuwingen > 0) lijsten.gewaarschuwd.push(naamOf(rij));
    }
  }
  const vast = rijen.filter(({ gevelvulling }) => gevelvulling.vastgesteld !== undefined);
  return { ...lijsten, getoond, vast: vast.map(({ id }) => id) };
};
