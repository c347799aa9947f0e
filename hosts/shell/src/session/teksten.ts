export const teksten = {
  geenVerbinding: 'Geen verbinding',
  opnieuw: 'Opnieuw proberen',
};
