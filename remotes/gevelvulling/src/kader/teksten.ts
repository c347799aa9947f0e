export const teksten = {
  geenLeverancier: 'Er is geen leverancier van bevestigingsmiddelen ingesteld.',
  hoogteProject: (hoogte: string) => `Leeg: gebouwhoogte van het project (${hoogte}).`,
};
