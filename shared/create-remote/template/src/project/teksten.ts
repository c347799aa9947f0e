export const teksten = {
  titel: 'Notities bij het project',
};
