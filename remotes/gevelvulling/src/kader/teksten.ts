export const teksten = {
  hoogteProject: (hoogte: string) => `Leeg: gebouwhoogte van het project (${hoogte}).`,
};
