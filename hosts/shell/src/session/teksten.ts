export const teksten = {
  geenVerbinding: 'Geen verbinding',
};
