export const teksten = {
  bevestigingsmiddelen: 'Met bevestigingsmiddelen worden ook deze gekozen en getoetst.',
  geenLeverancier: 'Er is geen leverancier van bevestigingsmiddelen ingesteld.',
  hoogteProject: (hoogte: string) => `Leeg: gebouwhoogte van het project (${hoogte})`,
};
