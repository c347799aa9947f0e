import type { Zijde } from '@adviestool/contract/zijde';
import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';

import styles from './Tekening.module.css';
import { PLEKKEN, zijdeOfPlek, type Plek } from './rand.ts';
import type { Rechthoek } from './vorm.ts';

type ZijdeLaagProps = {
  zijden: TekeningGegevens['zijden'];
  omtrek: Rechthoek;
  view: Rechthoek;
  /** The side that is lit. */
  actief: Zijde | null;
};

/** How far the strip of a side reaches into the gevelvulling, px. */
const NAAR_BINNEN = 28;

/** The strip along a side: what can be pointed at, up to the edge of the drawing. */
const strook = (plek: Plek, omtrek: Rechthoek, view: Rechthoek): Rechthoek => {
  const { x, y, width, height } = omtrek;
  const diep = Math.min(NAAR_BINNEN, width / 4, height / 4);
  return {
    onder: { x, y: y + height - diep, width, height: view.height - y - height + diep },
    boven: { x, y: 0, width, height: y + diep },
    links: { x: 0, y, width: x + diep, height },
    rechts: { x: x + width - diep, y, width: view.width - x - width + diep, height },
  }[plek];
};

/** Strips along the sides, each with the name of its side, of which one is lit. */
export const ZijdeLaag = ({ zijden, omtrek, view, actief }: ZijdeLaagProps) => (
  <g>
    {PLEKKEN.filter((plek) => zijden[zijdeOfPlek[plek]] !== undefined).map((plek) => (
      <rect
        key={plek}
        {...strook(plek, omtrek, view)}
        className={styles.strook}
        data-zijde={zijdeOfPlek[plek]}
        data-actief={zijdeOfPlek[plek] === actief}
      />
    ))}
  </g>
);
