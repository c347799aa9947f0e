import type { Zijde } from '@adviestool/contract/zijde';
import { formatUitkomst } from '@adviestool/getallen/formatUitkomst';

import type { Advies, ZijdeAdvies, ZijdeStatus } from '../rekenen/advies.ts';
import { zijdenOpsomming } from './labels.ts';
import type { Toetssoort } from './zijdeTeksten.ts';

const hoekankers = (aantal: number): string =>
  `${formatUitkomst(aantal, 'st')} ${aantal === 1 ? 'hoekanker' : 'hoekankers'}`;

/** As a sentence or a cell begins. */
export const metHoofdletter = (tekst: string): string =>
  tekst.charAt(0).toUpperCase() + tekst.slice(1);

const NIET_GETOETST = 'bevestiging niet getoetst';

const isEnkelvoud = (zijden: readonly Zijde[]): boolean =>
  zijden.length === 1 && zijden[0] !== 'zijkanten';

/** ‘2 waarschuwingen’. */
const waarschuwingen = (aantal: number): string =>
  aantal === 1 ? '1 waarschuwing' : `${aantal} waarschuwingen`;

/** ‘Voldoet, met 1 waarschuwing’. */
const metWaarschuwingen = (oordeel: string, aantal: number): string =>
  aantal === 0 ? oordeel : `${oordeel}, met ${waarschuwingen(aantal)}`;

/** How an advice is put into words, on the screen and on paper. */
export const adviesTeksten = {
  oordeel: {
    /** Behind what complies, and what is only warned of: its fastening was not calculated. */
    bevestigingNietGetoetst: '; de bevestiging is niet getoetst',
    voldoet: (aantal: number, gewaarschuwd: number, opZijden: readonly string[]) =>
      gewaarschuwd === 0
        ? `${hoekankers(aantal)}, alle zijden voldoen`
        : `${hoekankers(aantal)}, alle zijden voldoen, met ${waarschuwingen(gewaarschuwd)}${opZijden.length === 0 ? '' : ` (${opZijden.join('; ')})`}`,
    afwijking: (aantal: number, afwijkingen: readonly string[]) =>
      `${hoekankers(aantal)}, maar ${afwijkingen.join('; ')}`,
    afwijkingOp: (zijden: readonly Zijde[], afwijking: string) =>
      `op ${zijdenOpsomming(zijden)} ${afwijking}`,
    /** Warnings with which a side is not in order, though its unity check holds. */
    afwijkingen: {
      GEKOZEN_TE_DICHT: 'te dicht op elkaar',
      HART_OP_HART_TE_GROOT: 'te ver uit elkaar',
      GEKOZEN_TE_LAAG: 'minder dan het advies',
      BEVESTIGINGSMIDDEL_ONTBREEKT: 'zonder getoetst bevestigingsmiddel',
    },
    voldoetNiet: (zijden: readonly Zijde[]) =>
      `${metHoofdletter(zijdenOpsomming(zijden))} ${isEnkelvoud(zijden) ? 'voldoet' : 'voldoen'} niet`,
    geenZijdeVoldoet: 'Geen van de zijden voldoet',
    verankeringVoldoetNiet: 'De verankering voldoet niet',
    voorlopig: (zijden: readonly Zijde[]) =>
      zijden.length === 0
        ? 'Voorlopig advies'
        : `Voorlopig advies: nog geen hoekanker gekozen voor ${zijdenOpsomming(zijden)}`,
    totaal: (perGevelvulling: number, aantal: number, totaal: number) =>
      aantal === 1
        ? `${hoekankers(perGevelvulling)} voor 1 gevelvulling.`
        : `${hoekankers(perGevelvulling)} per gevelvulling × ${formatUitkomst(aantal, 'st')} = ${hoekankers(totaal)}.`,
  },
  maatgevend: {
    belasting: 'Belasting',
    'hart-op-hartafstand': 'H.o.h.-afstand',
  } satisfies Record<NonNullable<ZijdeAdvies['maatgevend']>, string>,
  maatgevendeToets: {
    wind: 'door wind',
    gewicht: 'door gewicht (6.10a)',
    combinatie: 'door wind en gewicht (6.10b)',
  } satisfies Record<Toetssoort, string>,
  status: {
    VOLDOET: 'Voldoet',
    VOLDOET_NIET: 'Voldoet niet',
    PAST_NIET: 'Past niet',
    PRODUCT_ONGESCHIKT: 'Product ongeschikt',
    GEEN_PRODUCT: 'Geen product',
  } satisfies Record<ZijdeStatus, string>,
  /** Beside a state or a status, of one that complies as far as it was calculated. */
  bevestigingNietGetoetst: metHoofdletter(NIET_GETOETST),
  /** As a remark of its own. */
  bevestigingNietGetoetstZin: 'De bevestiging is niet getoetst.',
  metBevestiging: (tekst: string, isGetoetst: boolean) =>
    isGetoetst ? tekst : `${tekst}, ${NIET_GETOETST}`,
  /** Of several that comply: of how many the fastening was not calculated. */
  bevestigingNietGetoetstBij: (aantal: number) =>
    `bij ${formatUitkomst(aantal, 'st')} is de bevestiging niet getoetst`,
  soort: {
    fout: 'Fout',
    waarschuwing: 'Waarschuwing',
    info: 'Informatie',
  } satisfies Record<Advies['meldingen'][number]['soort'], string>,
  hoekankers,
  waarschuwingen,
  metWaarschuwingen,
  perHoekanker: (aantal: number, naam: string) => `${formatUitkomst(aantal, 'st')} × ${naam}`,
  perStijl: 'per stijl',
  inHetMidden: 'in het midden',
  geen: '–',
} as const;
