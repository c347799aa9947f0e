export const teksten = {
  geenLeverancier: 'Er is geen leverancier van bevestigingsmiddelen ingesteld.',
  leverancierWeg: (naam: string) => `${naam} (geen leverancier meer)`,
  uitleg: (veld: string) => `Uitleg bij ${veld}`,
};
