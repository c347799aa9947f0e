/** What pages of several parts say of a project. */
export const teksten = {
  nietWijzigen: 'U mag dit project bekijken, niet wijzigen.',
  onleesbaar:
    'De gevelvullingen van dit project kunnen niet worden gelezen. Het project wordt alleen getoond en kan niet worden gewijzigd. Neem contact op met de technische ondersteuning.',
  kozijnstaatImporteren: 'Kozijnstaat importeren',
};
