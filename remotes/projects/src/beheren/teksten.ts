export const teksten = {
  titel: 'Project beheren',
  alleenMaker: (naam: string | null) =>
    `Dit project is van ${naam ?? 'een collega'}. Alleen ${naam ?? 'die'}, beheerders en projectbeheerders kunnen het archiveren, overdragen, delen en verwijderen.`,
  verwijderen: {
    titel: 'Verwijderen',
    uitleg:
      'Het project verdwijnt met al zijn gevelvullingen uit de lijst. Direct daarna kunt u het nog ongedaan maken.',
    actie: 'Project verwijderen',
  },
};
