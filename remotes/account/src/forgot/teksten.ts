export const teksten = {
  titel: 'Wachtwoord vergeten',
  uitleg: 'Met een link kiest u een nieuw wachtwoord. Na het aanvragen leest u hoe u die krijgt.',
};
