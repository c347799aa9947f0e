/** Signs that some file system does not allow in a name. */
// oxlint-disable-next-line no-control-regex -- control characters are among them.
const NOT_ALLOWED = /[\u0000-\u001F"*/:<>?\\|]+/g;

const LONGEST = 80;

/** What is left at the end of a sign that was cut in half, as an emoji may be. */
const HALF = /\p{Surrogate}$/u;

/** The name of a file: what it holds, and of which project. */
export const fileName = (
  wat: string,
  projectNaam: string | null,
  extension: 'bcf' | 'csv' | 'ifc' | 'xlsx',
): string => {
  const naam = (projectNaam ?? '').replaceAll(NOT_ALLOWED, ' ').trim();
  return `${`${wat} ${naam}`.slice(0, LONGEST).replace(HALF, '').trim()}.${extension}`;
};
