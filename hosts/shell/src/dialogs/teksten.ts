export const teksten = {
  vraagVan: (id: string): string => `Deze vraag komt van het onderdeel ${id}.`,
};
