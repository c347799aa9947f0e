export const teksten = {
  hoofdmenu: 'Hoofdmenu',
};
