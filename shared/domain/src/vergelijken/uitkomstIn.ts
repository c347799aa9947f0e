import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { ZIJDEN } from '@adviestool/contract/zijde';

import { calculateAdvies } from '../rekenen/advies.ts';
import { adviesInvoerIn, type Rekenbasis } from '../rekenen/adviesInvoer.ts';
import { ankersPerAantal } from '../rekenen/ankerverdeling.ts';
import { findHoogsteToets, type HoogsteToets } from '../toelichting/findHoogsteToets.ts';
import { isAdviesCompleet, voldoetAdvies } from '../vaststellen/toestand.ts';
import { uitkomstOf } from '../vaststellen/uitkomst.ts';
import { telAlleWaarschuwingen } from '../waarschuwen/adviesWaarschuwingen.ts';

export interface Vergelijkbasis extends Rekenbasis {
  projectGegevens: ProjectGegevens;
  /** ISO date */
  vandaag: string;
}

/** What the advice of one gevelvulling comes to, all `aantal` of them together. */
export interface Uitgerekend {
  /** `onvolledig`: data or a product are missing, so that there is no complete advice. */
  readonly oordeel: 'voldoet' | 'voldoetNiet' | 'onvolledig';
  /** Null without a complete advice, and when a side has no number. */
  readonly hoekankers: number | null;
  /** By the id of a hoekanker; empty where there is no number. */
  readonly perProduct: ReadonlyMap<string, number>;
  readonly hoogste: HoogsteToets | null;
  /** Warnings of the calculation and of what was filled in, also for the whole project. */
  readonly waarschuwingen: number;
}

const ONVOLLEDIG: Uitgerekend = {
  oordeel: 'onvolledig',
  hoekankers: null,
  perProduct: new Map(),
  hoogste: null,
  waarschuwingen: 0,
};

/** Works out what gevelvullingen of one project come to, by the advice that their page shows. */
export const uitkomstIn = ({ vandaag, ...basis }: Vergelijkbasis) => {
  const invoerOf = adviesInvoerIn(basis);
  return (gevelvulling: Gevelvulling): Uitgerekend => {
    const invoer = invoerOf(gevelvulling);
    const advies = invoer === null ? null : calculateAdvies(invoer);
    if (invoer === null || !isAdviesCompleet(gevelvulling, advies)) return ONVOLLEDIG;
    const { aantal } = invoer.gevelvulling.gevelvullingEnKaderData;
    const zijden = uitkomstOf(advies, gevelvulling);
    const perProduct = new Map<string, number>();
    if (advies.totaal !== null) {
      for (const zijde of ZIJDEN) {
        const { hoekanker = null, aantal: ankers = null } = zijden[zijde] ?? {};
        if (hoekanker === null || ankers === null) continue;
        const stuks = ankers * ankersPerAantal(zijde) * aantal;
        perProduct.set(hoekanker, (perProduct.get(hoekanker) ?? 0) + stuks);
      }
    }
    return {
      oordeel: voldoetAdvies(advies) ? 'voldoet' : 'voldoetNiet',
      hoekankers: advies.totaal,
      perProduct,
      hoogste: findHoogsteToets(advies),
      waarschuwingen: telAlleWaarschuwingen(advies, { ...basis, gevelvulling }, vandaag),
    };
  };
};
