/** How merken are compared: as they are seen, whatever their capitals, spaces, hyphens and how accents are written. */
export const merkSleutel = (merk: string | null): string =>
  merk
    ?.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .trim()
    .toLowerCase()
    .normalize() ?? '';
