import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState } from 'react';

import { GevelvullingKaart } from './GevelvullingKaart.tsx';
import styles from './GevelvullingLijst.module.css';
import type { GevelvullingRijenProps } from './GevelvullingRijen.tsx';

/** Height of a card on a wide screen, px; each one is measured once it is drawn. */
const ESTIMATE = 98;
const GAP = 12;
const OVERSCAN = 6;

/** Scrolling draws the list anew at every frame, but of its cards only those that come into sight. */
const Kaart = memo(GevelvullingKaart);

/** Draws only the cards near what is in sight, and the one that has the focus. */
export const GevelvullingRijenVirtueel = ({ rijen, pathOf, acties }: GevelvullingRijenProps) => {
  const ref = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    setTop((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);

  const withFocused = (range: Range): number[] => {
    const near = defaultRangeExtractor(range);
    const focused = ref.current?.querySelector<HTMLElement>('li:focus-within')?.dataset['id'];
    const index = rijen.findIndex(({ id }) => id === focused);
    return index === -1 || near.includes(index)
      ? near
      : [...near, index].toSorted((one, other) => one - other);
  };

  // oxlint-disable-next-line react/incompatible-library -- its answers are used here only.
  const virtualizer = useWindowVirtualizer({
    count: rijen.length,
    estimateSize: () => ESTIMATE,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => rijen[index]?.id ?? index,
    rangeExtractor: withFocused,
  });

  return (
    <ul
      ref={ref}
      className={styles.virtueel}
      style={{ blockSize: virtualizer.getTotalSize() }}
      aria-labelledby="gevelvullingen"
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const rij = rijen[index];
        return rij === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-id={rij.id}
            aria-setsize={rijen.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <Kaart rij={rij} path={pathOf(rij)} acties={acties} />
          </li>
        );
      })}
    </ul>
  );
};
