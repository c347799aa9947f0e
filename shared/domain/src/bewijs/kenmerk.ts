const LENGTH = 16;
const GROEP = 4;

/**
 * The short name of signed numbers as people read it: the first sixteen figures of their SHA-256 in hexadecimal, in
 * four groups.
 *
 * @example '9F86-D081-884C-7D65'
 */
export const kenmerkOf = (sha256: string): string =>
  (
    sha256
      .slice(0, LENGTH)
      .toUpperCase()
      .match(new RegExp(`.{${GROEP}}`, 'g')) ?? []
  ).join('-');
