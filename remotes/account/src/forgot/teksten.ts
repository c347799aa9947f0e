export const teksten = {
  titel: 'Wachtwoord vergeten',
  uitleg: 'U ontvangt een e-mail met een link om een nieuw wachtwoord te kiezen.',
};
