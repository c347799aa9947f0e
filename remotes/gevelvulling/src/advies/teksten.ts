import type { Zijde } from '@adviestool/contract/zijde';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';
import { formatOutcome } from '@adviestool/getallen/formatUitkomst';

export const teksten = {
  oordeel: {
    naam: 'Oordeel',
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
  perHoekanker: adviesTeksten.perHoekanker,
  tabel: {
    titel: 'Advies per zijde',
    perStijl: adviesTeksten.perStijl,
    zijde: 'Zijde',
    advies: 'Advies',
    hoekankers: 'Hoekankers',
    adviesIs: (aantal: number) => `advies ${formatNumber(aantal)}`,
    gekozen: 'Gekozen',
    randafstand: 'Randafstand',
    maximum: 'Max. h.o.h.',
    hartOpHart: 'H.o.h.',
    maatgevend: 'Advies volgt uit',
    unityCheck: 'Unity check',
    tenHoogste: (grens: number) => `ten hoogste ${formatGetal(grens)}${NARROW_SPACE}mm`,
    gerekendMet: (afstand: number) => `gerekend met ${formatOutcome(afstand, 'mm')}`,
    gerekendMetAantal: (aantal: number) => `gerekend met ${formatNumber(aantal)}`,
    gerekendMetAdvies: 'gerekend met het advies',
    inHetMidden: adviesTeksten.inHetMidden,
    overnemen: 'Advies overnemen',
    overnemenVoor: (zijde: Zijde) => `Advies overnemen voor de ${zijde}`,
    geen: adviesTeksten.geen,
  },
  maatgevend: adviesTeksten.maatgevend,
  maatgevendeToets: adviesTeksten.maatgevendeToets,
  status: adviesTeksten.status,
  bevestigingNietGetoetst: adviesTeksten.bevestigingNietGetoetst,
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
  toetsen: {
    tonen: (aantal: number) => `Toetsen en hun grenzen tonen (${aantal})`,
    titel: 'Toetsen en hun grenzen',
    zijde: 'Zijde',
    toets: 'Toets',
    grens: 'Waarde en grens',
    oordeel: 'Oordeel',
    voldoet: 'Voldoet',
    voldoetNiet: 'Voldoet niet',
  },
  herkomst: 'Tekens voor de herkomst',
  uitgangspuntenTonen: (aantal: number) => `Uitgangspunten (${aantal})`,
  rekenmodel: 'Rekenmodel: zo is gerekend',
  anderTabblad: '(opent in een nieuw tabblad)',
  voorbeeldproduct: 'Voorbeeldproduct',
  afdrukken: 'Rapport afdrukken',
  meer: 'Meer acties',
  opslaan: 'Opslaan',
  opslaanEnVolgende: 'Opslaan en volgende',
  naarBouwlijst: 'Naar bouwlijst',
  naarProject: 'Naar project',
} as const;
