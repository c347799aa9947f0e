export const teksten = {
  titel: 'Cookies',
  vraag:
    'Wij meten graag hoe de adviestool wordt gebruikt, om deze te verbeteren. Dat gebeurt alleen als u dat toestaat.',
  meer: 'Meer over cookies',
  anderTabblad: '(opent in een nieuw tabblad)',
  weigeren: 'Weigeren',
  toestaan: 'Toestaan',
  voorkeur: 'Cookievoorkeur',
};
