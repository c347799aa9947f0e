/** How merken are compared: as they are seen, whatever their capitals, spaces and hyphens. */
export const merkSleutel = (merk: string | null): string =>
  merk
    ?.replaceAll(/\p{Cf}+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .trim()
    .toLowerCase() ?? '';
