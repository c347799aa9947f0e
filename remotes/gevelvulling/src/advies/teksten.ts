import type { Zijde } from '@adviestool/contract/zijde';
import type { ZijdeStatus } from '@adviestool/domain/advies';
import { zijdenOpsomming } from '@adviestool/domain/labels';
import { formatNumber, formatQuantity } from '@adviestool/ui/format';

const hoekankers = (aantal: number): string =>
  `${formatNumber(aantal)} ${aantal === 1 ? 'hoekanker' : 'hoekankers'}`;

const metHoofdletter = (tekst: string): string => tekst.charAt(0).toUpperCase() + tekst.slice(1);

const isEnkelvoud = (zijden: readonly Zijde[]): boolean =>
  zijden.length === 1 && zijden[0] !== 'zijkanten';

const waarschuwingen = (aantal: number): string =>
  aantal === 1 ? '1 waarschuwing' : `${aantal} waarschuwingen`;

export const teksten = {
  oordeel: {
    voldoet: (aantal: number, gewaarschuwd: number) =>
      gewaarschuwd === 0
        ? `${hoekankers(aantal)}, alle zijden voldoen`
        : `${hoekankers(aantal)}, alle zijden voldoen, met ${waarschuwingen(gewaarschuwd)}`,
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
  tabel: {
    titel: 'Advies per zijde',
    perStijl: 'per stijl',
    zijde: 'Zijde',
    advies: 'Advies',
    gekozen: 'Gekozen',
    randafstand: 'Randafstand',
    maximum: 'Max. h.o.h.',
    hartOpHart: 'H.o.h.',
    maatgevend: 'Maatgevend',
    unityCheck: 'Unity check',
    tenHoogste: (afstand: number) => `ten hoogste ${formatQuantity(afstand, 0, 'mm')}`,
    gerekendMet: (afstand: number) => `gerekend met ${formatQuantity(afstand, 0, 'mm')}`,
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
    zijde: 'Berekening tonen',
    titel: (zijde: Zijde) => `Berekening ${zijde}`,
    algemeen: 'Berekening wind en gewicht',
    algemeenTonen: 'Berekening van wind en gewicht tonen',
  },
  kvt: {
    titel: 'KVT-controle',
    wind: (kracht: string) => `wind gemiddeld ${kracht} per hoekanker`,
    gewicht: (kracht: string) => `gewicht ${kracht} per hoekanker aan de onderzijde`,
    uitleg: 'Karakteristieke waarden, ter informatie (rekenmodel 4.1 stap 14).',
    formuleWind: '(w_k · A / Σn)',
    formuleGewicht: '(G_k / n_onder)',
  },
  uitgangspunten: 'Uitgangspunten',
  uitgangspuntenTonen: (aantal: number) => `Uitgangspunten (${aantal})`,
  rekenmodel: 'Rekenmodel: zo is gerekend',
  anderTabblad: '(opent in een nieuw tabblad)',
  voorbeeldproduct: 'Voorbeeldproduct',
  afdrukken: 'Rapport afdrukken',
  opslaan: 'Opslaan',
  naarBouwlijst: 'Naar bouwlijst',
  naarProject: 'Naar project',
} as const;
