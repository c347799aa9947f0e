import { WINDVORMFACTOREN_LABEL } from '@adviestool/domain/toelichting/windvormfactorenTekst';

/** By the path without its side; the side follows. */
const PER_ZIJDE: Readonly<Record<string, string>> = {
  'aantalAnkers.geadviseerd': 'Geadviseerd aantal hoekankers',
  'aantalAnkers.gekozen': 'Gekozen aantal hoekankers',
  'productKeuze.hoekanker': 'Hoekanker',
  'productKeuze.bevestigingsmiddelen': 'Bevestigingsmiddelen',
  afstandHoekGevelvullingTotEersteAnker: 'Afstand hoek tot eerste hoekanker',
  maximumHartOpHartMaat: 'Grootste hart-op-hartafstand',
};

/** By their path in the record of a project. */
const CATALOGUS: Readonly<Record<string, string>> = {
  'catalogus.id': 'Catalogus',
  'catalogus.versie': 'Versie van de catalogus',
};

/** What the calculation makes of a side; the side follows. */
const UITKOMST_PER_ZIJDE: Readonly<Record<string, string>> = {
  aantal: 'Aantal hoekankers',
  producten: 'Producten',
  hartOpHart: 'Hart-op-hartafstand',
  unityCheck: 'Unity check',
  oordeel: 'Oordeel',
};

/** How the history and a question call what has no field of its own. */
export const teksten = {
  vastgesteldOp: (op: string, door: string) => `${op} door ${door}`,
  veld: {
    onbekend: 'Een gegeven dat deze versie van de Adviestool niet kent',
    verankerdeZijden: 'Verankerde zijden',
    vastgesteld: 'Vaststelling',
    externalId: 'Nummer in het bouwmodel',
    elementen: 'Elementen in het bouwmodel',
    hoogstePunt: 'Hoogste punt in het bouwmodel',
    gebouwhoogteControleren: 'Gebouwhoogte nog te controleren',
    windvormfactoren: WINDVORMFACTOREN_LABEL,
    ja: 'Ja',
  },
  catalogus: CATALOGUS,
  perZijde: PER_ZIJDE,
  /** What the calculation makes of a gevelvulling. */
  uitkomst: {
    hoekankers: 'Hoekankers',
    oordeel: 'Oordeel',
    maten: 'Breedte × hoogte',
    aantal: 'Aantal',
    voldoet: 'voldoet',
    voldoetNiet: 'voldoet niet',
    geenAdvies: 'geen volledig advies',
    geen: '–',
    perZijde: UITKOMST_PER_ZIJDE,
  },
};
