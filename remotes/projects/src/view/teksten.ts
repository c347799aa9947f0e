import type { Toestand } from './gevelvullingRij.ts';

export const GEEN_GEVELVULLINGEN = 'Dit project heeft nog geen gevelvullingen.';

export const PROJECT_INCOMPLEET =
  'De projectgegevens zijn nog niet volledig. Vul ze aan om gevelvullingen te kunnen berekenen.';

export const VERWIJDEREN_UITLEG = 'Dit kan niet ongedaan worden gemaakt.';

export const NIET_GEVONDEN = 'Gevelvulling niet gevonden.';

export const NIET_MEER_OPEN =
  'De wijziging is niet opgeslagen: dit project is intussen niet meer geopend.';

export const conflictTeksten = {
  title: 'Project is gewijzigd',
  text: 'Dit project is intussen door iemand anders of in een ander venster gewijzigd. Bewaart u uw versie, dan wordt uw wijziging in het nieuwste project opgeslagen. Laadt u de nieuwste versie, dan vervalt uw wijziging.',
  confirm: 'Mijn versie bewaren',
  cancel: 'Nieuwste versie laden',
};

export const nietOpgeslagenTeksten = {
  title: 'Niet opgeslagen',
  confirm: 'Opnieuw proberen',
  cancel: 'Annuleren',
};

export const toestandLabels: Readonly<Record<Toestand, string>> = {
  concept: 'Concept',
  adviesGereed: 'Advies gereed',
  voldoetNiet: 'Voldoet niet',
};

export const filterTeksten = {
  type: 'Type',
  alleTypen: 'Alle typen',
  toestand: 'Toestand',
  alleToestanden: 'Alle toestanden',
  geen: 'Geen gevelvulling past bij dit filter.',
  wissen: 'Filter wissen',
  getoond: (getoond: number, totaal: number) => `${getoond} van ${totaal}`,
};

export const volgordeTeksten = {
  greep: (naam: string) => `${naam} verplaatsen`,
  uitleg: 'Verplaats met pijltje omhoog en pijltje omlaag, of sleep.',
  omhoog: 'Omhoog verplaatsen',
  omlaag: 'Omlaag verplaatsen',
  plaats: (naam: string, plaats: number, totaal: number) =>
    `${naam} staat op plaats ${plaats} van ${totaal}.`,
};

export const detailleringTeksten = {
  actie: 'Detaillering overnemen',
  titel: (naam: string) => `Detaillering van ‘${naam}’`,
  bron: 'Overnemen van',
  uitleg:
    'De detaillering wordt overgenomen voor zover die van toepassing is; wat de andere gevelvulling niet heeft, blijft staan. Gekozen producten die niet langer mogelijk zijn, worden gereset.',
  overnemen: 'Overnemen',
  gedaan: 'Detaillering overgenomen.',
};

export const herkomstTeksten = {
  titel: 'Gebruiker',
  gebruiker: 'Naam',
  contactpersoon: 'Contactpersoon',
  bedrijf: 'Bedrijf',
  adres: 'Adres',
  mail: 'E-mail',
  aangemaakt: 'Aangemaakt op',
  bewerkt: 'Laatst bewerkt op',
};

export const koppelingTeksten = {
  titel: 'Koppelingen met bouwmodellen',
  bestand: 'Bestand',
  soort: 'Soort',
  gewijzigd: 'Bestand gewijzigd',
  acties: 'Acties',
  verwijderen: 'Koppeling verwijderen',
  verwijderenVan: (bestand: string) => `Koppeling met ${bestand} verwijderen`,
  uitleg: (bestand: string) =>
    `De koppeling met ${bestand} wordt verwijderd. Het project en de gevelvullingen blijven bestaan.`,
  verwijderd: 'Koppeling verwijderd.',
};
