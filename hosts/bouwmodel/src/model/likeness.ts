import type { Groep } from '@adviestool/ifc/bouwmodel';

/** How likely it is that two groups are the same gevelvulling: the more, the likelier. */
export const likeness = (a: Groep, b: Groep): number =>
  4 * Number(a.type === b.type) +
  4 * Number(a.breedte === b.breedte && a.hoogte === b.hoogte) +
  2 * Number(a.merk !== null && a.merk === b.merk) +
  Number(a.verdieping === b.verdieping);
