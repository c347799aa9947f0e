/** How a part is drawn: hatched structure, timber, a plain face, a line, a measure, or the anker. */
type Materiaal = 'beton' | 'metselwerk' | 'hout' | 'vlak' | 'lijn' | 'dun' | 'maat' | 'anker';

/** One part of a sketch: a path in a field of 72 × 48, outside on the left, inside on the right. */
export type Onderdeel = { readonly materiaal: Materiaal; readonly d: string };

type Vak = readonly [x: number, y: number, width: number, height: number];

const part =
  (materiaal: Materiaal) =>
  (d: string): Onderdeel => ({ materiaal, d });

export const rect = ([x, y, width, height]: Vak): string =>
  `M${String(x)} ${String(y)}h${String(width)}v${String(height)}h${String(-width)}z`;

export const beton = part('beton');
export const metselwerk = part('metselwerk');
export const hout = part('hout');
export const vlak = part('vlak');
export const lijn = part('lijn');
export const dun = part('dun');
export const maat = part('maat');
export const anker = part('anker');

/* Parts that run on past the field are cut off by its edge, without a line. */
export const BUITENBLAD_ONDER = metselwerk(rect([13, 31, 9, 20]));
export const BUITENBLAD_BOVEN = metselwerk(rect([13, -3, 9, 20]));
export const GLAS_ONDER = dun('M32 15V-2M35 15V-2');
export const GLAS_BOVEN = dun('M32 33V50M35 33V50');
