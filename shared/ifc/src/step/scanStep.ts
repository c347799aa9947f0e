import { blokTekenOf, SET_NAAM } from './blok.ts';
import { walkStep } from './walkStep.ts';

/** What the outside of a file says, in positions of bytes. */
export interface StepScan {
  /** Where the ENDSEC of its data stands. */
  einde: number;
  /** Highest number of a line. */
  hoogste: number;
  /** Numbers of the lines that begin with a GlobalId that was asked for. */
  lijnVan: ReadonlyMap<string, number>;
  /** Those of them that more than one line begins with. */
  dubbel: ReadonlySet<string>;
  /** What was written into it before, with the numbers of its lines. */
  blok: { begin: number; einde: number; lijnen: readonly number[] } | null;
  /** There is a text that is the name of our property set. */
  hasSet: boolean;
}

/** Of a GlobalId, and of the name of our property set. */
const LENGTH = 22;

const latin1 = new TextDecoder('latin1');

/** What stands between the bracket of a line and its first attribute. */
const isBlank = (bytes: Uint8Array): boolean => bytes.every((byte) => byte <= 32);

/**
 * Looks at a whole file without knowing its classes.
 * @param globalIds those to look for
 * @returns null when its data, a text or a comment has no end
 */
export const scanStep = (bytes: Uint8Array, globalIds: ReadonlySet<string>): StepScan | null => {
  const lijnVan = new Map<string, number>();
  const dubbel = new Set<string>();
  const found = { einde: -1, hoogste: 0, hasSet: false, begin: -1 };
  let blok: StepScan['blok'] = null;
  /** Numbers of the lines of `blok`. */
  let lijnen: number[] = [];
  let isInData = false;
  let line = 0;
  /** The first bracket of the line; null: it is still to come. */
  let bracket: number | null = null;

  const isWhole = walkStep(bytes, {
    number: (value, isLine) => {
      found.hoogste = Math.max(found.hoogste, value);
      if (!isLine) return;
      [line, bracket] = [value, null];
      if (found.begin !== -1) lijnen.push(value);
    },
    open: (at) => {
      bracket ??= at;
    },
    text: (start, end) => {
      if (end - start - 2 !== LENGTH) return;
      const text = latin1.decode(bytes.subarray(start + 1, end - 1));
      if (text === SET_NAAM) found.hasSet = true;
      if (!globalIds.has(text) || bracket === null) return;
      if (!isBlank(bytes.subarray(bracket + 1, start))) return;
      if (lijnVan.has(text)) dubbel.add(text);
      else lijnVan.set(text, line);
    },
    comment: (start, end) => {
      const teken = blokTekenOf(bytes.subarray(start, end));
      if (teken === 'begin') [found.begin, lijnen] = [start, []];
      if (teken === 'einde' && found.begin !== -1)
        [blok, lijnen] = [{ begin: found.begin, einde: end, lijnen }, []];
    },
    section: (word, at) => {
      if (word === 'DATA') isInData = true;
      else if (word === 'ENDSEC' && isInData) [found.einde, isInData] = [at, false];
    },
  });
  const { einde, hoogste, hasSet } = found;
  return isWhole && einde !== -1 ? { einde, hoogste, lijnVan, dubbel, blok, hasSet } : null;
};
