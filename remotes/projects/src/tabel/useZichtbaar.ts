import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useMemo, type RefObject } from 'react';

/** Above this number only the rows near what is in sight are drawn. */
const MOST_DRAWN = 100;
/** Height of every row, px. */
const HOOGTE = 44;
const OVERSCAN = 5;
/** Rows come in sight by so many at once: a key that scrolls by one seldom has anything to draw. */
const BLOK = 4;

/** What is drawn: a row, or room for those that are not. */
export type Zichtbaar =
  { soort: 'rij'; index: number } | { soort: 'ruimte'; key: string; hoogte: number };

interface Tekenwijze {
  /** The row that has the focus is always drawn. */
  actiefId: string | null;
  isPrinting: boolean;
}

/** The first and the last of rows that follow each other. */
export interface Reeks {
  readonly van: number;
  readonly tot: number;
}

/** The rows that are drawn for those that are in sight. */
export const reeksRond = ({ van, tot }: Reeks, aantal: number): Reeks => ({
  van: Math.max(0, van - (van % BLOK) - OVERSCAN),
  tot: Math.min(aantal - 1, tot + (BLOK - 1 - (tot % BLOK)) + OVERSCAN),
});

const rowsOf = ({ van, tot }: Reeks, actief: number): number[] => {
  const rows = Array.from({ length: tot - van + 1 }, (_value, index) => van + index);
  if (actief === -1 || (van <= actief && actief <= tot)) return rows;
  return actief < van ? [actief, ...rows] : [...rows, actief];
};

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

/** The rows that are drawn, in their order. */
export const useZichtbaar = (
  kader: RefObject<HTMLElement | null>,
  ids: readonly string[],
  { actiefId, isPrinting }: Tekenwijze,
): readonly Zichtbaar[] => {
  const aantal = ids.length;
  // Paper has no part out of sight.
  const isWhole = aantal <= MOST_DRAWN || isPrinting;

  // oxlint-disable-next-line react/incompatible-library -- its answers are used here only.
  const virtualizer = useVirtualizer({
    count: aantal,
    enabled: !isWhole,
    getScrollElement: () => kader.current,
    estimateSize: () => HOOGTE,
    overscan: 0,
    // What is scrolled to is drawn already: the frame of a key does not wait for what lies beyond it.
    useFlushSync: false,
    initialRect: { width: 1200, height: 700 },
  });

  const items = virtualizer.getVirtualItems();
  const inSight = { van: items[0]?.index ?? 0, tot: items.at(-1)?.index ?? 0 };
  const { van, tot } = reeksRond(inSight, aantal);
  const reeks = useMemo(() => ({ van, tot }), [van, tot]);
  // Rows beyond what is in sight may come after the frame of the key that scrolled.
  const before = useDeferredValue(reeks);
  const isCovered = before.van <= inSight.van && inSight.tot <= before.tot && before.tot < aantal;

  if (isWhole) return ids.map((_id, index) => ({ soort: 'rij', index }));
  const actief = actiefId === null ? -1 : ids.indexOf(actiefId);
  return withRoom(rowsOf(isCovered ? before : reeks, actief), aantal);
};
