/** White space, and what is drawn as nothing: the empty sign of braille, fillers, joiners, marks. */
const ONZICHTBAAR = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Signs that turn the direction in which what is beside them is read. */
const RICHTING = /\p{Bidi_Control}/u;

export const ONZICHTBARE_TEKST = 'Deze tekst is niet te zien of keert de leesrichting om.';

/** Whether a reader sees a text, in the order in which it was typed. An empty text has nothing to hide. */
export const isZichtbareTekst = (text: string): boolean =>
  text === '' || (text.replaceAll(ONZICHTBAAR, '') !== '' && !RICHTING.test(text));

/** A name as a heading or a link shows it; one that nobody would see says so. */
export const zichtbareNaam = (naam: string | null, zonderNaam: string): string =>
  naam === null || naam === '' || !isZichtbareTekst(naam) ? zonderNaam : naam;
