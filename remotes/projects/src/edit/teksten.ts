export const teksten = {
  opgeslagen: 'Project opgeslagen.',
  aangemaakt: 'Project aangemaakt.',
};
