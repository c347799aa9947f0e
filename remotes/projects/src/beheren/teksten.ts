export const teksten = {
  titel: 'Project beheren',
  alleenMaker: (naam: string | null) =>
    `Dit project is van ${naam ?? 'een collega'}. Alleen wie het gemaakt heeft en beheerders van het bedrijf kunnen het archiveren, overdragen, delen en verwijderen.`,
  verwijderen: {
    titel: 'Verwijderen',
    uitleg:
      'Het project verdwijnt met al zijn gevelvullingen uit de lijst. Direct daarna kunt u het nog ongedaan maken.',
    actie: 'Project verwijderen',
  },
};
