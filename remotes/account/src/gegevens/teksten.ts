export const teksten = {
  downloaden: 'Mijn gegevens downloaden',
  uitleg:
    'U krijgt een bestand met alles wat de adviestool over u bewaart: uw account, lidmaatschappen, sessies, projecten en versies. Van anderen staat er niets in.',
  bestand: 'mijn-gegevens.json',
  gedownload: 'Uw gegevens zijn gedownload.',
};
