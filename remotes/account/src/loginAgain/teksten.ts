export const teksten = {
  titel: 'Uw sessie is verlopen',
  uitleg: 'Log opnieuw in om verder te gaan. Wat u hebt ingevuld, blijft staan.',
};
