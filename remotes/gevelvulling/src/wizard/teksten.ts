export const teksten = {
  nietGevonden: 'Gevelvulling niet gevonden.',
};
