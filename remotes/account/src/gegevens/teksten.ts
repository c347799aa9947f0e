export const teksten = {
  downloaden: 'Mijn gegevens downloaden',
  uitleg:
    'U krijgt een bestand met wat de adviestool over u bewaart, zoals uw account, lidmaatschappen, sessies, projecten, versies en wat het logboek over u zegt. Van anderen staat er niets in.',
  bestand: 'mijn-gegevens.json',
  gedownload: 'Uw gegevens zijn gedownload.',
};
