import { merkSleutel } from './merkSleutel.ts';

/** The longest merk, characters. */
const MAX_LENGTH = 255;

/** A merk around the part of it that counts. */
interface Telling {
  readonly before: string;
  readonly after: string;
  /** The counting part, so many further: from 1. */
  readonly countOn: (steps: number) => string;
}

/** A letter after a number ('BG-3a') or alone ('A'); two of them are what came after z. */
const LETTERS = /^(?<before>|.*\d)(?<letters>a?[a-z]|A?[A-Z])$/su;
const LONE_LETTER = /^(?<before>\D*[^\p{L}\d])(?<letters>[a-z]|[A-Z])$/su;
const LAST_NUMBER = /^(?<before>.*?)(?<!\d)(?<digits>\d+)(?<after>\D*)$/su;

const A = 'a'.charCodeAt(0);

/** The place of letters in a, b, …, z, aa, ab, …, from 1. */
const placeOf = (letters: string): number =>
  Array.from(letters.toLowerCase(), (letter) => letter.charCodeAt(0) - A + 1).reduce(
    (sum, digit) => sum * 26 + digit,
    0,
  );

const lettersAt = (place: number): string =>
  place === 0
    ? ''
    : lettersAt(Math.floor((place - 1) / 26)) + String.fromCharCode(A + ((place - 1) % 26));

const lettersTelling = (before: string, letters: string): Telling => ({
  before,
  after: '',
  countOn: (steps) => {
    const next = lettersAt(placeOf(letters) + steps);
    return letters === letters.toLowerCase() ? next : next.toUpperCase();
  },
});

const tellingOf = (merk: string): Telling => {
  const lettered = (LETTERS.exec(merk) ?? LONE_LETTER.exec(merk))?.groups;
  if (lettered?.letters !== undefined) {
    return lettersTelling(lettered.before ?? '', lettered.letters);
  }
  const { before = '', digits, after = '' } = LAST_NUMBER.exec(merk)?.groups ?? {};
  if (digits === undefined) {
    return { before: `${merk} `, after: '', countOn: (steps) => String(steps + 1) };
  }
  // Of more figures than a merk may have the last ones count.
  const counted = digits.slice(-MAX_LENGTH);
  return {
    before,
    after,
    countOn: (steps) => String(BigInt(counted) + BigInt(steps)).padStart(counted.length, '0'),
  };
};

/** Text that is too long loses the end of what stands before the counting part, then of what follows. */
const fitted = (before: string, count: string, after: string): string => {
  const room = Math.max(0, MAX_LENGTH - count.length);
  const start = before.slice(0, Math.max(0, room - after.length));
  return `${start}${count}${after.slice(0, room - start.length)}`.slice(0, MAX_LENGTH);
};

/**
 * The merk to propose for a copy: the last number one further with the zeros before it (K01, K02; K99, K100;
 * 'K1 links', 'K2 links'), or a letter that follows it or stands alone (BG-3a, BG-3b; Z, AA), or a 2 behind
 * text without either ('Voordeur 2'). Passes over what is taken, whatever its capitals. At most 255
 * characters. A gevelvulling without merk has a copy without merk: null.
 * @param known the keys (`merkSleutel`) of what is taken
 */
export const nextMerkIn = (merk: string | null, known: ReadonlySet<string>): string | null => {
  const text = merk?.trim() ?? '';
  if (text === '') return null;
  const { before, after, countOn } = tellingOf(text);
  const proposal = (steps: number): string => fitted(before, countOn(steps), after);
  let steps = 1;
  // So many different proposals cannot all be taken.
  while (steps <= known.size && known.has(merkSleutel(proposal(steps)))) steps += 1;
  return proposal(steps);
};

/** As `nextMerkIn`, with the merken that are taken. */
export const nextMerk = (merk: string | null, taken: Iterable<string>): string | null =>
  nextMerkIn(merk, new Set([...taken].map(merkSleutel)));
