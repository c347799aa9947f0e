export const teksten = {
  geenLid: 'U bent geen lid van deze groep. Misschien ziet u niet alle projecten.',
  projectIncompleet: {
    title: 'Projectgegevens incompleet',
    text: 'De gegevens van dit project zijn nog niet compleet. Vul ze aan om verder te gaan.',
    confirm: 'Aanvullen',
    cancel: 'Annuleren',
  },
};
