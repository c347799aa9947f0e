import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

import { BLOK, HOOGTE, observeBlokken } from './observeBlokken.ts';

/** Above this number only the rows near what is in sight are drawn. */
const MOST_DRAWN = 100;
/** Until the next block is told, and then another one at rest. */
const OVERSCAN = 2 * BLOK;

/** What is drawn: a row, or room for those that are not. */
export type Zichtbaar =
  | { soort: 'rij'; index: number }
  | { soort: 'ruimte'; key: string; hoogte: number };

interface Tekenwijze {
  /** The row that has the focus is always drawn. */
  actiefId: string | null;
  isPrinting: boolean;
}

const withRoom = (indexes: readonly number[], aantal: number): Zichtbaar[] => {
  const parts: Zichtbaar[] = [];
  let next = 0;
  for (const index of [...indexes, aantal]) {
    if (index > next) {
      parts.push({ soort: 'ruimte', key: `voor ${index}`, hoogte: (index - next) * HOOGTE });
    }
    if (index < aantal) parts.push({ soort: 'rij', index });
    next = index + 1;
  }
  return parts;
};

/** The rows that are drawn, in their order; they scroll with the page. */
export const useZichtbaar = (
  kader: RefObject<HTMLElement | null>,
  ids: readonly string[],
  { actiefId, isPrinting }: Tekenwijze,
): readonly Zichtbaar[] => {
  const aantal = ids.length;
  // Paper has no part out of sight.
  const isWhole = aantal <= MOST_DRAWN || isPrinting;

  const withActive = (range: Range): number[] => {
    const near = defaultRangeExtractor(range);
    const index = actiefId === null ? -1 : ids.indexOf(actiefId);
    return index === -1 || near.includes(index)
      ? near
      : [...near, index].toSorted((one, other) => one - other);
  };

  // oxlint-disable-next-line react/incompatible-library -- its answers are used here only.
  const virtualizer = useWindowVirtualizer({
    count: aantal,
    enabled: !isWhole,
    estimateSize: () => HOOGTE,
    overscan: OVERSCAN,
    observeElementOffset: (_virtualizer, tell) => observeBlokken(kader.current, tell),
    // What is scrolled to is drawn already: the frame of a key does not wait for what lies beyond it.
    useFlushSync: false,
    rangeExtractor: withActive,
    initialOffset: 0,
    initialRect: { width: 1200, height: 700 },
  });

  if (isWhole) return ids.map((_id, index) => ({ soort: 'rij', index }));
  return withRoom(
    virtualizer.getVirtualItems().map(({ index }) => index),
    aantal,
  );
};
