export const teksten = {
  geenVerbinding: 'Geen verbinding',
  nietBeschikbaar: 'De adviestool is nu niet beschikbaar',
};
