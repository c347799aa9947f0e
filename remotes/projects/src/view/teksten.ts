export const GEEN_GEVELVULLINGEN = 'Dit project heeft nog geen gevelvullingen.';

export const PROJECT_INCOMPLEET =
  'De projectgegevens zijn nog niet volledig. Vul ze aan om gevelvullingen te kunnen berekenen.';

export const VERWIJDEREN_UITLEG = 'Dit kan niet ongedaan worden gemaakt.';

export const GEWIJZIGD_ELDERS =
  'Dit project is intussen door iemand anders of in een ander venster gewijzigd. De nieuwste versie is geladen; probeer het opnieuw.';
