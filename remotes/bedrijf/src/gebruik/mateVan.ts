/** How near a use is to what it may be. */
export type Mate = 'ruim' | 'bijna' | 'vol';

/** Part of a limit from which it is near. */
const BIJNA = 0.9;

/** @param gebruik @param grens in the same unit: bytes, or a number of projects */
export const mateVan = (gebruik: number, grens: number): Mate => {
  if (gebruik >= grens) return 'vol';
  return gebruik >= BIJNA * grens ? 'bijna' : 'ruim';
};
