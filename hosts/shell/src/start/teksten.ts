export const teksten = {
  titel: 'De adviestool kan niet starten',
  uitleg:
    'Laad de pagina opnieuw. Blijft het probleem bestaan, neem dan contact op met de technische ondersteuning.',
  opnieuw: 'Pagina opnieuw laden',
};
