export const teksten = {
  verwijderen: {
    titel: (naam: string) => `Project ‘${naam}’ verwijderen`,
    uitleg:
      'Alle gevelvullingen van het project worden ook verwijderd. Direct daarna kunt u het nog ongedaan maken.',
    bevestigen: 'Project verwijderen',
    verwijderd: (naam: string) => `Project ‘${naam}’ is verwijderd.`,
    ongedaanMaken: 'Ongedaan maken',
  },
  nietWijzigen: 'U mag dit project bekijken, niet wijzigen.',
  onleesbaar:
    'De gevelvullingen van dit project kunnen niet worden gelezen. Het project wordt alleen getoond en kan niet worden gewijzigd. Neem contact op met de technische ondersteuning.',
};
