/** What has no shape, or would reorder the text around it. */
const UNSHOWN =
  // oxlint-disable-next-line no-control-regex -- control characters are what is left out.
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
const SPACES = /[\t-\r\u0085 ]+/g;
/** Longer words than this may break anywhere. */
const LONG_WORD = /\S{25,}/gu;
const BREAK_EVERY = /.{12}(?=.)/gsu;
const BREAK = '\u200B';

/**
 * Text of a user as it can be set on paper: on one line, without signs that show nothing or that turn the text around
 * them, and with places to break in words that no line would hold. It is never read as markup: the template gets it
 * as data.
 */
export const setText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(SPACES, ' ')
    .replaceAll(UNSHOWN, '')
    .trim()
    .replaceAll(LONG_WORD, (word) => word.replaceAll(BREAK_EVERY, (part) => part + BREAK));

/** For a place with room for one line, `longest` signs at most. */
export const setShort = (text: string, longest: number): string => {
  const signs = Array.from(setText(text).replaceAll(BREAK, ''));
  return signs.length <= longest ? signs.join('') : `${signs.slice(0, longest - 1).join('')}…`;
};
