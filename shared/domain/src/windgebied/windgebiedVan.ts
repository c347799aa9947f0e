import { DELEN, TWIJFELS, type LandDeel } from './delen.ts';
import { DEELPLAATSEN, TWIJFELPLAATSEN } from './plaatsen.ts';
import { plaatsSleutel } from './plaatsSleutel.ts';

/** What the place of a building says of its wind area. */
export type PlaatsOordeel =
  /** `ligging`: where it lies, in words that follow "ligt". */
  | { kind: 'voorstel'; windgebied: 1 | 2 | 3; ligging: string }
  /** `reden`: why none is proposed, in words that follow the name. */
  | { kind: 'twijfel'; reden: string };

const oordeelIn = (delen: readonly LandDeel[]): PlaatsOordeel => {
  const [eerste, ...andere] = delen.map((deel) => DELEN[deel]);
  if (eerste === undefined || andere.some(({ windgebied }) => windgebied !== eerste.windgebied)) {
    return { kind: 'twijfel', reden: TWIJFELS.meer };
  }
  const { windgebied } = eerste;
  return {
    kind: 'voorstel',
    windgebied,
    ligging: [eerste, ...andere].map(({ ligging }) => ligging).join(', of '),
  };
};

/** The places of the table, by their key. */
const readPlaatsen = (): ReadonlyMap<string, PlaatsOordeel> => {
  const delenVan = new Map<string, LandDeel[]>();
  for (const [deel, sleutels] of DEELPLAATSEN) {
    for (const sleutel of sleutels.split('|')) {
      delenVan.set(sleutel, [...(delenVan.get(sleutel) ?? []), deel]);
    }
  }
  const oordelen = new Map([...delenVan].map(([sleutel, delen]) => [sleutel, oordeelIn(delen)]));
  for (const [soort, sleutels] of TWIJFELPLAATSEN) {
    for (const sleutel of sleutels.split('|')) {
      // Of more than one place, each of which may be doubtful for a reason of its own.
      const reden = oordelen.has(sleutel) ? TWIJFELS.meer : TWIJFELS[soort];
      oordelen.set(sleutel, { kind: 'twijfel', reden });
    }
  }
  return oordelen;
};

let plaatsen: ReadonlyMap<string, PlaatsOordeel> | null = null;

/** What the name of a place says of the wind area (rekenmodel 1.6); null: the table does not know it. */
export const windgebiedVan = (plaats: string): PlaatsOordeel | null => {
  plaatsen ??= readPlaatsen();
  return plaatsen.get(plaatsSleutel(plaats)) ?? null;
};
