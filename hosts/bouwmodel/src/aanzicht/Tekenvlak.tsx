import { memo, useMemo, type MouseEvent } from 'react';

import { padOf, schaalOf, vlakBij, type Vlak } from '../model/vlak.ts';
import { useDoosmaat } from './useDoosmaat.ts';
import styles from './Tekenvlak.module.css';

/** Px. */
const MARGE = 14;
/** How far beside an element a press still counts, px. */
const BINNEN = 12;
/** Room between an element and the line around it, px. */
const RUIM = 4;

/** How an element is drawn. */
export type ElementTekenwijze = 'gekozen' | 'open' | 'gedimd';

interface TekenvlakProps {
  vlakken: readonly Vlak[];
  standOf: (globalId: string) => ElementTekenwijze;
  /** Elements that have a line around them. */
  actief: ReadonlySet<string>;
  naam: string;
  /** Heights of a line across the drawing, mm. */
  peilen?: readonly number[];
  onPick: (globalId: string) => void;
}

const Laag = memo(({ stand, pad }: { stand: ElementTekenwijze; pad: string }) => (
  <path className={styles[stand]} d={pad} />
));
Laag.displayName = 'Laag';

/** Rectangles to scale; a press tells which one is meant. The list beside it is the way with the keys. */
export const Tekenvlak = ({
  vlakken,
  standOf,
  actief,
  naam,
  peilen = [],
  onPick,
}: TekenvlakProps) => {
  const [box, { breedte, hoogte }] = useDoosmaat<HTMLDivElement>();
  const schaal = useMemo(
    () => schaalOf(vlakken, { breedte, hoogte, marge: MARGE }),
    [vlakken, breedte, hoogte],
  );
  const lagen = useMemo(() => {
    const byStand: Record<ElementTekenwijze, Vlak[]> = { gedimd: [], open: [], gekozen: [] };
    for (const vlak of vlakken) byStand[standOf(vlak.globalId)].push(vlak);
    return {
      gedimd: padOf(byStand.gedimd, schaal),
      open: padOf(byStand.open, schaal),
      gekozen: padOf(byStand.gekozen, schaal),
    };
  }, [vlakken, standOf, schaal]);
  const rand = useMemo(
    () =>
      padOf(
        vlakken.filter(({ globalId }) => actief.has(globalId)),
        schaal,
        RUIM,
      ),
    [vlakken, actief, schaal],
  );

  const pick = (event: MouseEvent<HTMLElement>): void => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const shown = vlakken.filter(({ globalId }) => standOf(globalId) !== 'gedimd');
    const at = { x: event.clientX - left, y: event.clientY - top, binnen: BINNEN };
    const found = vlakBij(shown, schaal, at);
    if (found !== null) onPick(found.globalId);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the list is the way with the keys.
    <div ref={box} className={styles.vlak} onClick={pick}>
      <svg
        width={breedte}
        height={hoogte}
        viewBox={`0 0 ${breedte} ${hoogte}`}
        role="img"
        aria-label={naam}
        className={styles.tekening}
      >
        <path
          className={styles.peil}
          d={peilen.map((peil) => `M0 ${schaal.y + peil * schaal.perMm}H${breedte}`).join('')}
        />
        <Laag stand="gedimd" pad={lagen.gedimd} />
        <Laag stand="open" pad={lagen.open} />
        <Laag stand="gekozen" pad={lagen.gekozen} />
        <path className={styles.actief} d={rand} />
      </svg>
    </div>
  );
};
