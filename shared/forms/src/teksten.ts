export const teksten = {
  geenLeverancier: 'Er is geen leverancier van bevestigingsmiddelen ingesteld.',
  uitleg: (veld: string) => `Uitleg bij ${veld}`,
};
