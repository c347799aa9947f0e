import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';

import type { LijstRegel } from './regelsOf.ts';

/** Up to this number all lines are drawn. */
const MOST_DRAWN = 60;
/** Height of a line, px; each one is measured once it is drawn. */
const HOOGTE = { bouwlaag: 48, groep: 78 } as const;
const OVERSCAN = 4;

interface LijstVenster {
  regels: readonly LijstRegel[];
  lijst: RefObject<HTMLElement | null>;
  /** The list scrolls in a box of its own; otherwise with the page. */
  doos: RefObject<HTMLElement | null>;
  hasDoos: boolean;
}

/** Draws of a long list the lines near what is in sight, and the one that has the focus. */
export const useLijstVenster = ({ regels, lijst, doos, hasDoos }: LijstVenster) => {
  const [top, setTop] = useState(0);
  const isWhole = regels.length <= MOST_DRAWN;

  // What stands above the list comes and goes, and changes how high the page is.
  useLayoutEffect(() => {
    if (hasDoos || isWhole) return undefined;
    const observer = new ResizeObserver(() =>
      setTop((lijst.current?.getBoundingClientRect().top ?? 0) + window.scrollY),
    );
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [hasDoos, isWhole, lijst]);

  const withFocused = (range: Range): number[] => {
    const near = defaultRangeExtractor(range);
    const focused = lijst.current?.querySelector<HTMLElement>('li:focus-within');
    const index = Number(focused?.dataset['index'] ?? -1);
    return index === -1 || index >= regels.length || near.includes(index)
      ? near
      : [...near, index].toSorted((one, other) => one - other);
  };
  const shared = {
    count: regels.length,
    estimateSize: (index: number) => HOOGTE[regels[index]?.soort ?? 'groep'],
    overscan: OVERSCAN,
    getItemKey: (index: number) => regels[index]?.key ?? index,
    rangeExtractor: withFocused,
    useFlushSync: false,
  };
  // oxlint-disable-next-line react/incompatible-library -- its answers are used here only.
  const inDoos = useVirtualizer({
    ...shared,
    enabled: hasDoos && !isWhole,
    getScrollElement: () => doos.current,
  });
  // oxlint-disable-next-line react/incompatible-library -- as above.
  const inVenster = useWindowVirtualizer({
    ...shared,
    enabled: !hasDoos && !isWhole,
    scrollMargin: top,
  });
  const virtualizer = hasDoos ? inDoos : inVenster;
  const margin = hasDoos ? 0 : top;

  return {
    /** What is drawn, and how far from the top of the list; null: in the flow. Px. */
    getekend: isWhole
      ? regels.map((_regel, index) => ({ index, start: null }))
      : virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - margin })),
    hoogte: isWhole ? undefined : virtualizer.getTotalSize(),
    measure: isWhole ? undefined : virtualizer.measureElement,
    scrollTo: (index: number): void => {
      if (isWhole) {
        lijst.current
          ?.querySelector(`[data-index="${index}"]`)
          ?.scrollIntoView({ block: 'nearest' });
      } else virtualizer.scrollToIndex(index, { align: 'auto' });
    },
  };
};
