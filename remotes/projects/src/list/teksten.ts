export const LEEG = 'U hebt nog geen projecten.';
export const IMPORT_UITLEG =
  'Projecten uit een bouwmodel komen binnen via de koppeling in uw tekenprogramma.';
export const NIETS_GEVONDEN = 'Geen projecten gevonden.';
export const LIJST_NIET_GELADEN = 'De projecten konden niet worden opgehaald.';
