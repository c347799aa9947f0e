export const teksten = {
  titel: 'Dit onderdeel kan nu niet worden getoond',
  nietGeladen: 'De bestanden van dit onderdeel konden niet worden geladen.',
  geenVerbinding: 'Er is geen verbinding. Controleer uw internetverbinding en probeer het opnieuw.',
  pastNiet: 'Dit onderdeel past niet bij deze versie van de adviestool.',
  teOud:
    'Dit onderdeel kent niet alles wat in dit project voor de berekening is gekozen (gevolgklasse, windvormfactor per gevel, catalogus) en toont daarom geen advies. Vraag uw beheerder om een nieuwe versie.',
  wachtZonderEinde:
    'Dit onderdeel kreeg niet op tijd de gegevens die het nodig heeft. Probeer het straks opnieuw.',
  vastgelopen: 'Er ging iets mis in dit onderdeel.',
  onderdeel: (id: string, version: string): string => `Onderdeel ${id}, versie ${version}`,
  opnieuw: 'Opnieuw proberen',
};
