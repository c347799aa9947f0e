export const teksten = {
  titel: 'Voorbeeld onderdeel',
  leeg: 'Er zijn nog geen notities. Open een project en schrijf er een.',
  naarProject: 'Naar het project',
};
