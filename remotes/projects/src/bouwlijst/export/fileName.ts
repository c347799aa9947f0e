/** Signs that some file system does not allow in a name. */
// oxlint-disable-next-line no-control-regex -- control characters are among them.
const NOT_ALLOWED = /[\u0000-\u001F"*/:<>?\\|]+/g;

const LONGEST = 80;

/** The name of the file that holds the bouwlijst of a project. */
export const fileName = (projectNaam: string | null, extension: 'csv' | 'xlsx'): string => {
  const naam = (projectNaam ?? '').replaceAll(NOT_ALLOWED, ' ').trim();
  return `${`Bouwlijst ${naam}`.slice(0, LONGEST).trim()}.${extension}`;
};
