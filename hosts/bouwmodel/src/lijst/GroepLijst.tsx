import type { Groep } from '@adviestool/ifc/bouwmodel';
import { useIsWide } from '@adviestool/ui/useIsWide';
import { useImperativeHandle, useMemo, useRef, type KeyboardEvent, type Ref } from 'react';

import type { Bronnen } from '../model/bronnen.ts';
import type { Keuzes } from '../model/keuze.ts';
import { teksten } from '../model/teksten.ts';
import type { GroepActies } from '../model/groepActies.ts';
import styles from './GroepLijst.module.css';
import { GroepRij } from './GroepRij.tsx';
import { KeuzeVak } from './KeuzeVak.tsx';
import { regelsOf, type LijstRegel } from './regelsOf.ts';
import { useLijstVenster } from './useLijstVenster.ts';

/** From here the list scrolls in a box of its own, beside the product. Px. */
const BREED = 992;

export interface GroepLijstApi {
  /** Brings a group into sight and puts the focus in its box. */
  show: (groepId: string) => void;
}

interface GroepLijstProps {
  groepen: readonly Groep[];
  keuzes: Keuzes;
  actiefId: string | null;
  /** Ids of the groups that the user made. */
  byHand: ReadonlySet<string>;
  /** Where the user has fields read from. */
  bronnen: Bronnen;
  acties: GroepActies;
  ref: Ref<GroepLijstApi>;
}

/** The groups by storey. The arrow keys go from box to box. */
export const GroepLijst = ({
  groepen,
  keuzes,
  actiefId,
  byHand,
  bronnen,
  acties,
  ref,
}: GroepLijstProps) => {
  const doos = useRef<HTMLDivElement>(null);
  const lijst = useRef<HTMLUListElement>(null);
  const hasDoos = useIsWide(BREED);
  const regels = useMemo(() => regelsOf(groepen), [groepen]);
  const { getekend, hoogte, measure, scrollTo } = useLijstVenster({ regels, lijst, doos, hasDoos });

  const focusOn = (index: number): void => {
    const boxOf = (): HTMLElement | null | undefined =>
      lijst.current?.querySelector<HTMLElement>(`[data-index="${index}"] input[type="checkbox"]`);
    scrollTo(index);
    const box = boxOf();
    if (box !== null && box !== undefined) {
      box.focus({ preventScroll: true });
      return;
    }
    // The line is drawn in the frame after the one that scrolls.
    requestAnimationFrame(() => requestAnimationFrame(() => boxOf()?.focus()));
  };

  useImperativeHandle(ref, () => ({
    show: (groepId) => {
      const index = regels.findIndex(({ key }) => key === groepId);
      if (index !== -1) focusOn(index);
    },
  }));

  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target } = event;
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
    const line = target.closest<HTMLElement>('[data-index]');
    const index = Number(line?.dataset['index'] ?? -1) + (key === 'ArrowDown' ? 1 : -1);
    if (line === null || index < 0 || index >= regels.length) return;
    event.preventDefault();
    focusOn(index);
  };

  const contentOf = (regel: LijstRegel) => {
    if (regel.soort === 'bouwlaag') {
      const { naam, groepen: those } = regel.bouwlaag;
      return (
        <h2 className={styles.bouwlaag}>
          <KeuzeVak
            label={naam ?? teksten.noBouwlaag}
            groepen={those}
            keuzes={keuzes}
            onChange={(isChosen) => acties.change(those, { isChosen })}
          />
        </h2>
      );
    }
    const { groep } = regel;
    const keuze = keuzes.get(groep.globalId);
    return keuze === undefined ? null : (
      <GroepRij
        groep={groep}
        keuze={keuze}
        isActief={groep.id === actiefId}
        isByHand={byHand.has(groep.id)}
        bronnen={bronnen}
        acties={acties}
      />
    );
  };

  return (
    <div ref={doos} className={styles.doos}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its boxes are operated. */}
      <ul
        ref={lijst}
        className={styles.lijst}
        style={{ blockSize: hoogte }}
        aria-label={teksten.lijst}
        onKeyDown={move}
      >
        {getekend.map(({ index, start }) => {
          const regel = regels[index];
          return regel === undefined ? null : (
            <li
              key={regel.key}
              ref={measure}
              data-index={index}
              aria-setsize={regels.length}
              aria-posinset={index + 1}
              className={start === null ? undefined : styles.geplaatst}
              style={start === null ? undefined : { transform: `translateY(${start}px)` }}
            >
              {contentOf(regel)}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
