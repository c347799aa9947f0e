export const teksten = {
  actief: (domain: string): string => `Er is een andere backend ingesteld: ${domain}`,
  verwijderen: 'Override verwijderen',
};
