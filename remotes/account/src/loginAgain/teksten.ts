export const TITEL = 'Uw sessie is verlopen';
export const UITLEG = 'Log opnieuw in om verder te gaan. Wat u hebt ingevuld, blijft staan.';
