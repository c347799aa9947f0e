export const teksten = {
  uitleg: (veld: string) => `Uitleg bij ${veld}`,
};
