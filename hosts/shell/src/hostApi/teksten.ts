export const teksten = {
  projectNietGevonden: 'Project niet gevonden.',
};
