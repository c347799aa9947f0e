import { GRENZEN } from '@adviestool/pdf/grenzen';

const MEGABYTE = 1024 ** 2;

export const teksten = {
  titel: 'Rapport controleren',
  inleiding:
    'Een rapport van de Adviestool is ondertekend en draagt zijn eigen berekening. Hier ziet u of het bestand is zoals het werd gemaakt, of de getallen echt zijn en of zij nog uitkomen.',
  sleep: 'Sleep het rapport hierheen',
  kies: 'Rapport kiezen',
  hint: `Een PDF van ten hoogste ${GRENZEN.bytes / MEGABYTE} MB. Het bestand blijft in deze browser en wordt nergens heen gestuurd.`,
  bezig: (naam: string) => `${naam} wordt gecontroleerd`,
  stoppen: 'Stoppen',
  gestopt: 'De controle is gestopt.',
  meerBestanden: 'Kies één rapport tegelijk.',
  geenSleutels: (reden: string) =>
    `De sleutels om de handtekening te controleren zijn niet opgehaald. ${reden}`,
  nietGecontroleerd: 'Niet gecontroleerd',
  gecontroleerd: (naam: string) => `Gecontroleerd: ${naam}.`,
  wat: { bestand: 'Bestand', getallen: 'Getallen', berekening: 'Berekening van nu' },
  verschillen: 'Wat nu anders uitkomt',
  gegevens: {
    revisie: 'Revisie',
    revisieVan: (revisie: string, moment: string) => `${revisie}, ${moment}`,
    door: 'Opgeslagen door',
    programma: 'Programma',
    rekenmodel: 'Rekenmodel',
    catalogus: 'Catalogus',
    kenmerk: 'Kenmerk',
  },
  projectgegevens: 'Ondertekende projectgegevens',
  overzicht: 'Ondertekende getallen',
  kop: {
    gevelvulling: 'Gevelvulling',
    maten: 'B × H mm',
    stuks: 'Stuks',
    onderzijde: 'Onder n / h.o.h.',
    zijkanten: 'Stijl n / h.o.h.',
    bovenzijde: 'Boven n / h.o.h.',
    unityCheck: 'UC',
    oordeel: 'Oordeel',
    toestand: 'Toestand',
    producten: 'Producten',
    zijde: 'Zijde',
    wat: 'Wat',
    ondertekend: 'Ondertekend',
    nu: 'Nu',
    heleGevelvulling: 'Geheel',
  },
  verklaring:
    'n: aantal hoekankers (stijl: per stijl), h.o.h. in mm. UC: hoogste unity check, ten hoogste 1,00.',
} as const;
