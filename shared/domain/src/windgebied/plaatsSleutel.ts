/** A postcode that is typed before the place. */
const POSTCODE = /^\d{4} ?[a-z]{2} /;

/**
 * By what the name of a place is found: without case, accents, marks, a postcode before it, and what
 * stands in brackets to tell it from another.
 */
export const plaatsSleutel = (naam: string): string =>
  naam
    // Many marks in a row would be put in order one by one past all others.
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(POSTCODE, '')
    .replace(/^st /, 'sint ');
