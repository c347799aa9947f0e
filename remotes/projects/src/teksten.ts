export const verwijderTeksten = {
  titel: (naam: string) => `Project ‘${naam}’ verwijderen`,
  uitleg:
    'Alle gevelvullingen van het project worden ook verwijderd. Direct daarna kunt u het nog ongedaan maken.',
  bevestigen: 'Project verwijderen',
  verwijderd: (naam: string) => `Project ‘${naam}’ is verwijderd.`,
  ongedaanMaken: 'Ongedaan maken',
  teruggezet: (naam: string) => `Project ‘${naam}’ is teruggezet.`,
};

export const PROJECT_ELDERS_VERWIJDERD = 'Dit project is in een ander venster verwijderd.';

export const PROJECT_ONLEESBAAR =
  'De gevelvullingen van dit project kunnen niet worden gelezen. Het project wordt alleen getoond en kan niet worden gewijzigd. Neem contact op met de technische ondersteuning.';
