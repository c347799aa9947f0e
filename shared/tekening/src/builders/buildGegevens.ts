import type { Zijde } from '@adviestool/contract/zijde';
import { ZIJDEN } from '@adviestool/contract/zijde';

import type { TekeningGegevens, ZijdeAnkers } from '@adviestool/domain/tekening/tekeningGegevens';

/** Room for the rounding of floating point numbers, px. */
export const MAX_AFWIJKING = 1e-6;

type Vorm = Pick<TekeningGegevens, 'type' | 'breedte' | 'hoogte' | 'kader'> & {
  aantallen: Partial<Record<Zijde, number>>;
  status?: ZijdeAnkers['status'];
};

const buildZijde = (aantal: number, lengte: number, status: ZijdeAnkers['status']): ZijdeAnkers => {
  const randafstand = Math.min(200, lengte / 3);
  if (aantal === 1) {
    return { posities: [Math.round(lengte / 2)], hartOpHart: null, randafstand, status };
  }
  const hartOpHart = (lengte - 2 * randafstand) / (aantal - 1);
  const posities = Array.from({ length: aantal }, (_leeg, index) =>
    Math.round(randafstand + index * hartOpHart),
  );
  return { posities, hartOpHart, randafstand, status };
};

/** A gevelvulling with that many evenly spaced ankers on each side. */
export const buildGegevens = ({ aantallen, status, ...vorm }: Vorm): TekeningGegevens => ({
  ...vorm,
  zijden: Object.fromEntries(
    ZIJDEN.flatMap((zijde) => {
      const aantal = aantallen[zijde];
      const lengte = zijde === 'zijkanten' ? vorm.hoogte : vorm.breedte;
      return aantal === undefined || aantal === 0
        ? []
        : [[zijde, buildZijde(aantal, lengte, status)]];
    }),
  ),
});
