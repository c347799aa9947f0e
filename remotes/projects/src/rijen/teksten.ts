export const teksten = {
  isHier: (namen: string) => `hier is nu ${namen}`,
};
