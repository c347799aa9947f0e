import { buildInvulling } from './invulling.ts';
import type { Invulling } from './invulling.ts';
import { ankersOf } from './marges.ts';
import { PLEKKEN, buildRand } from './rand.ts';
import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';
import type { Punt, Rechthoek } from './vorm.ts';
import { clamp, inset } from './vorm.ts';

type MiniatuurLayout = {
  readonly view: Rechthoek;
  readonly omtrek: Rechthoek;
  readonly dagmaat: Rechthoek;
  readonly invulling: Invulling;
  readonly stippen: readonly (Punt & { readonly id: string })[];
};

const VIEW: Rechthoek = { x: 0, y: 0, width: 96, height: 72 };
const RAND = 5;
const MINIMALE_STIPAFSTAND = 5;

/** At most `max` of the positions, evenly chosen with the first and the last. */
const spread = (posities: readonly number[], max: number): readonly number[] =>
  posities.length <= Math.max(2, max)
    ? posities
    : posities.filter((_positie, index) => {
        const vak = (i: number) => Math.round((i * (Math.max(2, max) - 1)) / (posities.length - 1));
        return index === 0 || index === posities.length - 1 || vak(index) > vak(index - 1);
      });

/** The drawing as a thumbnail: outline, a hint of what fills it, and a dot for the ankers. */
export const layoutMiniatuur = (gegevens: TekeningGegevens): MiniatuurLayout => {
  const { breedte, hoogte, type } = gegevens;
  const ruimte = inset(VIEW, RAND);
  const schaal = Math.min(ruimte.width / breedte, ruimte.height / hoogte);
  const maat = { width: breedte * schaal, height: hoogte * schaal };
  const omtrek = {
    x: (VIEW.width - maat.width) / 2,
    y: (VIEW.height - maat.height) / 2,
    ...maat,
  };
  const profiel = clamp(Math.min(maat.width, maat.height) / 6, [0.5, 2.5]);
  const dagmaat = inset(omtrek, profiel);
  const stippen = PLEKKEN.flatMap((plek) => {
    const posities = ankersOf(gegevens, plek)?.posities ?? [];
    const rand = buildRand(plek, gegevens, omtrek);
    const lengte = rand.lengte * schaal;
    return spread(posities, Math.floor(lengte / MINIMALE_STIPAFSTAND)).map((positie) => ({
      id: `${plek}-${String(positie)}`,
      ...rand.at(positie, 0),
    }));
  });
  return {
    view: VIEW,
    omtrek,
    dagmaat,
    invulling: buildInvulling(type, { dagmaat, profiel, schaal }),
    stippen,
  };
};
