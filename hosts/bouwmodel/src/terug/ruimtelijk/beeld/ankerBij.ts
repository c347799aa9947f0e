/** Px that two hoekankers may differ and still be at one place on the screen: the nearer one counts. */
const ZELFDE = 4;

interface OpScherm {
  x: number;
  y: number;
  /** How deep, −1 to 1. */
  z: number;
}

/** Which of the points on a screen is meant by a press; null: none is within reach. */
export const ankerBij = (
  punten: readonly OpScherm[],
  { x, y, bereik }: { x: number; y: number; bereik: number },
): number | null => {
  let gevonden: { index: number; afstand: number; z: number } | null = null;
  for (const [index, punt] of punten.entries()) {
    const afstand = Math.hypot(punt.x - x, punt.y - y);
    // Behind the camera, or beyond what is drawn.
    if (afstand > bereik || Math.abs(punt.z) > 1) continue;
    const isNearer =
      gevonden === null ||
      afstand < gevonden.afstand - ZELFDE ||
      (afstand <= gevonden.afstand + ZELFDE && punt.z < gevonden.z);
    if (isNearer) gevonden = { index, afstand, z: punt.z };
  }
  return gevonden?.index ?? null;
};
