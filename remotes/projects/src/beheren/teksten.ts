export const teksten = {
  titel: 'Project beheren',
  verwijderen: {
    titel: 'Verwijderen',
    uitleg:
      'Het project verdwijnt met al zijn gevelvullingen uit de lijst. Direct daarna kunt u het nog ongedaan maken.',
    actie: 'Project verwijderen',
  },
};
