export const teksten = {
  titel: 'Debug',
  debug: 'Debuguitvoer in de console van de browser',
  backend: 'Adres van de backend',
  uitleg: 'Geldt in deze browser en na het opnieuw laden van de pagina.',
  vanVariant: (domain: string): string => `Zonder invoer: ${domain}`,
  gebruiken: 'Gebruiken',
  ongeldig: 'Vul een volledig adres in, zoals http://localhost:3000.',
  nietToegestaan: 'Dit adres is in deze omgeving niet toegestaan.',
};
