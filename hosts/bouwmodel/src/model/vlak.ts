/** A rectangle of a drawing, mm: the middle, its sides, and how it is turned. The y axis points down. */
export interface Vlak {
  globalId: string;
  x: number;
  y: number;
  breedte: number;
  hoogte: number;
  /** Degrees clockwise on the drawing, of the width. */
  hoek: number;
}

/** Where a drawing stands on the screen: pixels to a mm, and the place of mm 0,0. */
export interface Schaal {
  perMm: number;
  x: number;
  y: number;
}

/** What a drawing covers, px. */
export interface Tekenruimte {
  breedte: number;
  hoogte: number;
  /** Free room at each side. */
  marge: number;
}

interface Punt {
  x: number;
  y: number;
}

/** A window stays in sight in a building of 100 m. Px. */
const SMALLEST = 3;

const turned = ({ x, y }: Punt, hoek: number): Punt => {
  const angle = (hoek * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
};

const cornersOf = ({ x, y, breedte, hoogte, hoek }: Vlak): Punt[] =>
  [
    { x: -breedte, y: -hoogte },
    { x: breedte, y: -hoogte },
    { x: breedte, y: hoogte },
    { x: -breedte, y: hoogte },
  ].map((corner) => {
    const at = turned({ x: corner.x / 2, y: corner.y / 2 }, hoek);
    return { x: x + at.x, y: y + at.y };
  });

/** The largest scale at which all of them fit, in the middle of the room. */
export const schaalOf = (
  vlakken: readonly Vlak[],
  { breedte, hoogte, marge }: Tekenruimte,
): Schaal => {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of vlakken.flatMap(cornersOf)) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (left > right) return { perMm: 1, x: 0, y: 0 };
  const perMm = Math.min(
    (breedte - 2 * marge) / Math.max(right - left, 1),
    (hoogte - 2 * marge) / Math.max(bottom - top, 1),
  );
  return {
    perMm,
    x: breedte / 2 - ((left + right) / 2) * perMm,
    y: hoogte / 2 - ((top + bottom) / 2) * perMm,
  };
};

/** On the screen; what would be too small to see or to hit is drawn larger. `ruim`: px around it. */
const onScreen = (vlak: Vlak, { perMm, x, y }: Schaal, ruim: number): Vlak => ({
  ...vlak,
  x: x + vlak.x * perMm,
  y: y + vlak.y * perMm,
  breedte: Math.max(vlak.breedte * perMm, SMALLEST) + 2 * ruim,
  hoogte: Math.max(vlak.hoogte * perMm, SMALLEST) + 2 * ruim,
});

const written = (value: number): string => String(Math.round(value * 10) / 10);

/** One path of all rectangles: thousands of them cost as little as one. */
export const padOf = (vlakken: readonly Vlak[], schaal: Schaal, ruim = 0): string =>
  vlakken
    .map((vlak) => {
      const points = cornersOf(onScreen(vlak, schaal, ruim));
      return `M${points.map(({ x, y }) => `${written(x)} ${written(y)}`).join('L')}Z`;
    })
    .join('');

/** The rectangle at a place of the screen, or the nearest within so many pixels; null: none. */
export const vlakBij = (
  vlakken: readonly Vlak[],
  schaal: Schaal,
  { x, y, binnen }: Punt & { binnen: number },
): Vlak | null => {
  let found: Vlak | null = null;
  let least = binnen;
  for (const vlak of vlakken) {
    const drawn = onScreen(vlak, schaal, 0);
    const at = turned({ x: x - drawn.x, y: y - drawn.y }, -drawn.hoek);
    const distance = Math.hypot(
      Math.max(Math.abs(at.x) - drawn.breedte / 2, 0),
      Math.max(Math.abs(at.y) - drawn.hoogte / 2, 0),
    );
    // Of two at the same distance the one that is drawn last is on top.
    if (distance <= least) [found, least] = [vlak, distance];
  }
  return found;
};
