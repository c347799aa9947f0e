import type { Zijde } from '@adviestool/contract/zijde';
import type { ZijdeStatus } from '@adviestool/domain/rekenen/advies';
import { zijdenOpsomming } from '@adviestool/domain/toelichting/labels';
import type { Toetssoort } from '@adviestool/domain/toelichting/zijdeTeksten';
import { formatNumber, formatOutcome } from '@adviestool/ui/format';

const hoekankers = (aantal: number): string =>
  `${formatNumber(aantal)} ${aantal === 1 ? 'hoekanker' : 'hoekankers'}`;

const metHoofdletter = (tekst: string): string => tekst.charAt(0).toUpperCase() + tekst.slice(1);

const isEnkelvoud = (zijden: readonly Zijde[]): boolean =>
  zijden.length === 1 && zijden[0] !== 'zijkanten';

const waarschuwingen = (aantal: number): string =>
  aantal === 1 ? '1 waarschuwing' : `${aantal} waarschuwingen`;

export const teksten = {
  oordeel: {
    naam: 'Oordeel',
    voldoet: (aantal: number, gewaarschuwd: number) =>
      gewaarschuwd === 0
        ? `${hoekankers(aantal)}, alle zijden voldoen`
        : `${hoekankers(aantal)}, alle zijden voldoen, met ${waarschuwingen(gewaarschuwd)}`,
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
        : `${hoekankers(perGevelvulling)} per gevelvulling × ${formatNumber(aantal)} = ${hoekankers(totaal)}.`,
    onvolledig:
      'Het advies kan nog niet worden berekend. Controleer de projectgegevens en de eerdere stappen.',
  },
  tekening: (naam: string) => `Gevelvulling met hoekankers: ${naam}`,
  tekeningVergroten: 'Tekening vergroten',
  venster: {
    groter: 'Groter',
    kleiner: 'Kleiner',
    zoom: (factor: number) => `${formatNumber(factor * 100)} %`,
  },
  perHoekanker: (aantal: number, naam: string) => `${formatNumber(aantal)} × ${naam}`,
  tabel: {
    titel: 'Advies per zijde',
    perStijl: 'per stijl',
    zijde: 'Zijde',
    advies: 'Advies',
    gekozen: 'Gekozen',
    randafstand: 'Randafstand',
    maximum: 'Max. h.o.h.',
    hartOpHart: 'H.o.h.',
    maatgevend: 'Advies volgt uit',
    unityCheck: 'Unity check',
    tenHoogste: (afstand: number) => `ten hoogste ${formatOutcome(afstand, 'mm')}`,
    gerekendMet: (afstand: number) => `gerekend met ${formatOutcome(afstand, 'mm')}`,
    gerekendMetAantal: (aantal: number) => `gerekend met ${formatNumber(aantal)}`,
    gerekendMetAdvies: 'gerekend met het advies',
    inHetMidden: 'in het midden',
    overnemen: 'Advies overnemen',
    overnemenVoor: (zijde: Zijde) => `Advies overnemen voor de ${zijde}`,
    geen: '–',
  },
  maatgevend: {
    belasting: 'Belasting',
    'hart-op-hartafstand': 'H.o.h.-afstand',
  },
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
  voorlopig: (aantal: number, krachtPerAnker: string) =>
    `Voorlopig advies op hart-op-hartafstand: ten minste ${hoekankers(aantal)}, elk met een rekenwaarde van ten minste ${krachtPerAnker} op wind.`,
  berekening: {
    zijdeTonen: (zijde: Zijde) => `Berekening van de ${zijde} tonen`,
    titel: (zijde: Zijde) => `Berekening ${zijde}`,
    algemeen: 'Berekening wind en gewicht',
    algemeenTonen: 'Berekening van wind en gewicht tonen',
  },
  kvt: {
    titel: 'KVT-controle',
    wind: (kracht: string) => `wind gemiddeld ${kracht} per hoekanker`,
    gewicht: (kracht: string) => `gewicht ${kracht} per hoekanker aan de onderzijde`,
    uitleg: 'Karakteristieke waarden, ter informatie (rekenmodel 4.1 stap 14).',
  },
  uitgangspunten: 'Uitgangspunten',
  uitgangspuntenTonen: (aantal: number) => `Uitgangspunten (${aantal})`,
  rekenmodel: 'Rekenmodel: zo is gerekend',
  anderTabblad: '(opent in een nieuw tabblad)',
  voorbeeldproduct: 'Voorbeeldproduct',
  afdrukken: 'Rapport afdrukken',
  opslaan: 'Opslaan',
  opslaanEnVolgende: 'Opslaan en volgende',
  naarBouwlijst: 'Naar bouwlijst',
  naarProject: 'Naar project',
} as const;
