/** A name as it is seen, whatever its spaces and the sign of its hyphens. */
export const zichtbareNaam = (naam: string): string =>
  naam
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .trim();

/** How names are compared: as they are seen, whatever their capitals and how accents are written. */
export const naamSleutel = (naam: string): string => zichtbareNaam(naam).toLowerCase().normalize();
