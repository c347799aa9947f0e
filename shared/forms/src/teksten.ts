export const teksten = {
  teruggezet: 'Uw niet-opgeslagen invoer is teruggezet.',
};
