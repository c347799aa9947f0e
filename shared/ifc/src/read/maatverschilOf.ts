import type { Maatverschil } from '../model/bouwmodel.ts';

/** mm. */
export interface Size {
  breedte: number | null;
  hoogte: number | null;
}

/** Less is rounding, or a seam, mm. */
const TOLERANCE = 5;

interface Sizes {
  /** What the element says itself. */
  eigenschap: Size;
  geometrie: Size;
  /** The opening that it fills. */
  opening: Size | null;
}

/**
 * What of the geometry comes nearest to a size. The body may have a sill that sticks out and the opening a
 * seam around, but the frame is as large as neither only when both are of another size.
 */
const nearest = (size: number, drawn: readonly (number | null)[]): number =>
  drawn
    .filter((each) => each !== null)
    .reduce(
      (best, each) => (Math.abs(each - size) < Math.abs(best - size) ? each : best),
      Infinity,
    );

/** Null: they agree, or there is nothing to compare. */
export const maatverschilOf = ({ eigenschap, geometrie, opening }: Sizes): Maatverschil | null => {
  if (eigenschap.breedte === null && eigenschap.hoogte === null) return null;
  if (geometrie.breedte === null || geometrie.hoogte === null) return null;
  // Of a wall the properties may say its length alone.
  const breedte = eigenschap.breedte ?? geometrie.breedte;
  const hoogte = eigenschap.hoogte ?? geometrie.hoogte;
  const drawn = {
    breedte: nearest(breedte, [geometrie.breedte, opening?.breedte ?? null]),
    hoogte: nearest(hoogte, [geometrie.hoogte, opening?.hoogte ?? null]),
  };
  const isOther =
    Math.abs(drawn.breedte - breedte) > TOLERANCE || Math.abs(drawn.hoogte - hoogte) > TOLERANCE;
  return isOther ? { eigenschap: { breedte, hoogte }, geometrie: drawn } : null;
};
