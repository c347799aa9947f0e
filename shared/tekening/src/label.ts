import type { Punt, Rechthoek } from './vorm.ts';
import { contains, inset, overlaps } from './vorm.ts';

/** One piece of text; `punt` is on its baseline. Rotated text reads from bottom to top. */
export type Label = {
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
const charWidth = (char: string): number => {
  if (/[0-9]/.test(char)) return 0.64;
  if (/[ .·!,]/.test(char)) return 0.36;
  if (/[×+]/.test(char)) return 0.84;
  return 0.62;
};

export const textWidth = (text: string, soort: Label['soort']): number =>
  Array.from(text).reduce((sum, char) => sum + charWidth(char), 0) * TEKSTGROOTTE[soort];

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

/**
 * Of each group of alternatives the first one whose labels all fit in `view` and stay free of the
 * labels already placed; a group without such an alternative stays without text.
 */
export const placeLabels = (
  groups: readonly (readonly (readonly Label[])[])[],
  view: Rechthoek,
): Label[] => {
  const placed: { label: Label; box: Rechthoek }[] = [];
  for (const alternatives of groups) {
    const fitting = alternatives
      .map((labels) => labels.map((label) => ({ label, box: labelBox(label) })))
      .find((candidates) =>
        candidates.every(
          ({ box }, index) =>
            contains(view, box) &&
            [...placed, ...candidates.slice(0, index)].every(
              (other) => !overlaps(inset(box, -1), other.box),
            ),
        ),
      );
    placed.push(...(fitting ?? []));
  }
  return placed.map(({ label }) => label);
};
