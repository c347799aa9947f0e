export const teksten = {
  titel: 'Notities bij deze gevelvulling',
};
