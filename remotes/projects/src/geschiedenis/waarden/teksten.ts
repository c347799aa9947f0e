export const teksten = {
  leeg: 'niet ingevuld',
  wordt: 'wordt',
};
