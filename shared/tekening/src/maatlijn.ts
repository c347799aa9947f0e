import type { Rand } from './rand.ts';
import type { Lijn, Punt } from './vorm.ts';
import { lijnTussen } from './vorm.ts';

export type Maatlijn = {
  readonly id: string;
  readonly lijn: Lijn;
  /** Where the architectural ticks stand. */
  readonly streepjes: readonly Punt[];
  readonly hulplijnen: readonly Lijn[];
  readonly status?: 'ok' | 'bad' | undefined;
};

const VOORBIJ = 4;
const MINIMALE_STEEK = 6;

/** Ticks closer than the eye can part are left out; the ends and the outer ankers keep theirs. */
const zichtbareMerken = (posities: readonly number[], schaal: number): readonly number[] => {
  const binnenste = posities.slice(1, -1);
  const steken = binnenste.slice(1).map((positie, index) => positie - (binnenste[index] ?? 0));
  if (steken.every((steek) => steek * schaal >= MINIMALE_STEEK)) return posities;
  return posities.filter((_positie, index) => index < 2 || index >= posities.length - 2);
};

/**
 * A dimension line at `buiten` px outside the edge, with a tick at each position (mm). Extension
 * lines start at `vanaf`, or just before the line.
 */
export const buildMaatlijn = (
  rand: Rand,
  { id, posities, buiten, vanaf = buiten - VOORBIJ, status }: MaatlijnVorm,
): Maatlijn => {
  const merken = zichtbareMerken(posities, rand.schaal);
  return {
    id,
    lijn: lijnTussen(rand.at(0, buiten), rand.at(rand.lengte, buiten)),
    streepjes: merken.map((positie) => rand.at(positie, buiten)),
    hulplijnen: merken.map((positie) =>
      lijnTussen(rand.at(positie, vanaf), rand.at(positie, buiten + VOORBIJ)),
    ),
    status,
  };
};

type MaatlijnVorm = {
  id: string;
  posities: readonly number[];
  buiten: number;
  vanaf?: number | undefined;
  status?: 'ok' | 'bad' | undefined;
};
