/** The shape stands for a hoekanker and has no sizes of a product; mm, seen along the gevelvulling. */
export const PROFIEL = [
  [-2.5, -40],
  [2.5, -40],
  [2.5, 0],
  [60, 0],
  [60, 5],
  [-2.5, 5],
  [-2.5, -40],
] as const;
/** mm at right angles to the gevelvulling. */
export const DIEPTE = 40;
