export const teksten = {
  naarProject: 'Naar project',
  verwijderen: {
    titel: (naam: string) => `Project ‘${naam}’ verwijderen`,
    uitleg:
      'Alle gevelvullingen van het project worden ook verwijderd. Direct daarna kunt u het nog ongedaan maken.',
    bevestigen: 'Project verwijderen',
    verwijderd: (naam: string) => `Project ‘${naam}’ is verwijderd.`,
  },
};
