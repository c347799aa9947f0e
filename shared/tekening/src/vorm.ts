/** Shapes in CSS pixels, y downwards. */
export type Punt = { readonly x: number; readonly y: number };
export type Rechthoek = Punt & { readonly width: number; readonly height: number };
export type Lijn = {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
};

export const clamp = (value: number, [min, max]: readonly [number, number]): number =>
  Math.min(Math.max(value, min), max);

export const lijnTussen = (from: Punt, to: Punt): Lijn => ({
  x1: from.x,
  y1: from.y,
  x2: to.x,
  y2: to.y,
});

/** The rectangle with every edge moved inwards; never smaller than nothing. */
export const inset = (vlak: Rechthoek, by: number): Rechthoek => ({
  x: vlak.x + by,
  y: vlak.y + by,
  width: Math.max(0, vlak.width - 2 * by),
  height: Math.max(0, vlak.height - 2 * by),
});

export const overlaps = (one: Rechthoek, other: Rechthoek): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

export const contains = (outer: Rechthoek, inner: Rechthoek): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
