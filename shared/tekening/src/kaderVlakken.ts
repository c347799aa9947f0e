import type { KaderSoort, TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';
import { PLEKKEN, buildRand, zijdeOfPlek } from './rand.ts';
import type { Plek } from './rand.ts';
import type { Lijn, Rechthoek } from './vorm.ts';

/** A strip of the surrounding structure with the face that looks at the gevelvulling. */
export type KaderVlak = {
  readonly plek: Plek;
  readonly soort: KaderSoort;
  readonly vlak: Rechthoek;
  readonly aanzicht: Lijn;
};

type KaderMaten = { readonly voeg: number; readonly dikte: number };

const HORIZONTAAL: readonly Plek[] = ['onder', 'boven'];

/** Floors and lintels run on past the corners; walls stand between them. */
export const kaderVlakken = (
  gegevens: TekeningGegevens,
  omtrek: Rechthoek,
  { voeg, dikte }: KaderMaten,
): KaderVlak[] =>
  PLEKKEN.flatMap((plek) => {
    const soort = gegevens.kader?.[zijdeOfPlek[plek]];
    if (soort === undefined || soort === null) return [];
    const rand = buildRand(plek, gegevens, omtrek);
    const horizontaal = HORIZONTAAL.includes(plek);
    const uitloop = (horizontaal ? voeg + dikte : voeg) / rand.schaal;
    const van = rand.at(-uitloop, voeg);
    const tot = rand.at(rand.lengte + uitloop, voeg);
    const buiten = rand.at(rand.lengte + uitloop, voeg + dikte);
    return [
      {
        plek,
        soort,
        vlak: {
          x: Math.min(van.x, buiten.x),
          y: Math.min(van.y, buiten.y),
          width: Math.abs(buiten.x - van.x),
          height: Math.abs(buiten.y - van.y),
        },
        aanzicht: { x1: van.x, y1: van.y, x2: tot.x, y2: tot.y },
      },
    ];
  });
