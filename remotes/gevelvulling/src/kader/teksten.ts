export const teksten = {
  bevestigingsmiddelen: 'Met bevestigingsmiddelen worden ook deze gekozen en getoetst.',
  hoogteProject: (hoogte: string) => `Leeg: gebouwhoogte van het project (${hoogte})`,
};
