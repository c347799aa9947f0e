export const teksten = {
  titel: 'Nieuw wachtwoord kiezen',
  openDeLink:
    'Open de link in de e-mail opnieuw, of vraag een nieuwe aan. Zonder die link kan uw wachtwoord niet worden gewijzigd.',
};
