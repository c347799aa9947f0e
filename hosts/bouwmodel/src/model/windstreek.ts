/** Which of the eight winds lies nearest, 0 is north, clockwise. */
export const windstreekOf = (richting: number): number =>
  Math.round((((richting % 360) + 360) % 360) / 45) % 8;
