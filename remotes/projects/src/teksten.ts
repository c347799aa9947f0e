export const PROJECT_ONLEESBAAR =
  'De gevelvullingen van dit project kunnen niet worden gelezen. Het project wordt alleen getoond en kan niet worden gewijzigd. Neem contact op met de technische ondersteuning.';
