/** A merk as it is seen, whatever its spaces and the sign of its hyphens. */
export const zichtbaarMerk = (merk: string): string =>
  merk
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .trim();

/** How merken are compared: as they are seen, whatever their capitals and how accents are written. */
export const merkSleutel = (merk: string | null): string =>
  zichtbaarMerk(merk ?? '')
    .toLowerCase()
    .normalize();
