import type { Punt, Rechthoek } from './vorm.ts';
import { contains, inset, overlaps } from './vorm.ts';

/** One piece of text; `punt` is on its baseline. Rotated text reads from bottom to top. */
export type Label = {
  /** Of this text in its drawing, whatever the others become: ‘onder-nummer-3’. */
  readonly id: string;
  readonly soort: 'maat' | 'totaal' | 'nummer';
  readonly text: string;
  readonly punt: Punt;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly rotated: boolean;
  readonly status?: 'ok' | 'bad' | undefined;
};

/** Font sizes in px; nothing on the drawing is smaller than 11. */
export const TEKSTGROOTTE = { maat: 12, totaal: 12, nummer: 11 } as const satisfies Record<
  Label['soort'],
  number
>;

const ASCENT = 0.78;
const DESCENT = 0.22;

/** Widths in em, on the wide side of the fonts behind `system-ui`. */
const CHAR_WIDTHS: ReadonlyMap<string, number> = new Map([
  ...Array.from('0123456789', (char) => [char, 0.64] as const),
  ...Array.from(' .·!,', (char) => [char, 0.36] as const),
  ...Array.from('×+', (char) => [char, 0.84] as const),
]);
const OTHER_WIDTH = 0.62;

export const textWidth = (text: string, soort: Label['soort']): number => {
  let width = 0;
  for (const char of text) width += CHAR_WIDTHS.get(char) ?? OTHER_WIDTH;
  return width * TEKSTGROOTTE[soort];
};

export const labelBox = ({ soort, text, punt, anchor, rotated }: Label): Rechthoek => {
  const length = textWidth(text, soort);
  const size = TEKSTGROOTTE[soort];
  const before = { start: 0, middle: length / 2, end: length }[anchor];
  return rotated
    ? {
        x: punt.x - ASCENT * size,
        y: punt.y - (length - before),
        width: (ASCENT + DESCENT) * size,
        height: length,
      }
    : {
        x: punt.x - before,
        y: punt.y - ASCENT * size,
        width: length,
        height: (ASCENT + DESCENT) * size,
      };
};

type Placed = { readonly label: Label; readonly box: Rechthoek };

/** Of each label its box, when all of them fit in `view` and stay free of each other and of what is placed. */
const placeAll = (
  labels: readonly Label[],
  view: Rechthoek,
  placed: readonly Placed[],
): Placed[] | null => {
  const own: Placed[] = [];
  for (const label of labels) {
    const box = labelBox(label);
    const around = inset(box, -1);
    const meets = (other: Placed): boolean => overlaps(around, other.box);
    if (!contains(view, box) || placed.some(meets) || own.some(meets)) return null;
    own.push({ label, box });
  }
  return own;
};

/**
 * Of each group of alternatives the first one whose labels all fit in `view` and stay free of the
 * labels already placed; a group without such an alternative stays without text.
 */
export const placeLabels = (
  groups: readonly (readonly (readonly Label[])[])[],
  view: Rechthoek,
): Label[] => {
  const placed: Placed[] = [];
  for (const alternatives of groups) {
    for (const labels of alternatives) {
      const fitting = placeAll(labels, view, placed);
      if (fitting === null) continue;
      placed.push(...fitting);
      break;
    }
  }
  return placed.map(({ label }) => label);
};
