export const teksten = {
  opgeslagen: 'Project opgeslagen.',
  aangemaakt: 'Project aangemaakt.',
  stuwdruk: (waarde: string) => `Extreme stuwdruk ${waarde}`,
};
