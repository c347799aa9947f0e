import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import styles from './VirtueleLijst.module.css';

const GAP = 12;
const OVERSCAN = 6;

interface VirtueleLijstProps<Item> {
  items: readonly Item[];
  /** Height of an item, px; each one is measured once it is drawn. */
  estimate: number;
  /** Id of the heading that names the list. */
  labelledBy: string;
  renderItem: (item: Item) => ReactNode;
}

/** Draws only what is near what is in sight, and what has the focus. */
export const VirtueleLijst = <Item extends { readonly id: string }>({
  items,
  estimate,
  labelledBy,
  renderItem,
}: VirtueleLijstProps<Item>) => {
  const ref = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    setTop((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);

  const withFocused = (range: Range): number[] => {
    const near = defaultRangeExtractor(range);
    const focused = ref.current?.querySelector<HTMLElement>('li:focus-within')?.dataset['id'];
    const index = items.findIndex(({ id }) => id === focused);
    return index === -1 || near.includes(index)
      ? near
      : [...near, index].toSorted((one, other) => one - other);
  };

  // oxlint-disable-next-line react/incompatible-library -- its answers are used here only.
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimate,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => items[index]?.id ?? index,
    rangeExtractor: withFocused,
  });

  return (
    <ul
      ref={ref}
      className={styles.lijst}
      style={{ blockSize: virtualizer.getTotalSize() }}
      aria-labelledby={labelledBy}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-id={item.id}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {renderItem(item)}
          </li>
        );
      })}
    </ul>
  );
};
