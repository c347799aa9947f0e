import { useFocusStays } from '@adviestool/ui/useFocusStays';
import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * When the row that has the focus goes away, the browser gives the focus to nothing and Tab begins at
 * the top of the page. The row in its place gets it, or without one the title of the page. A row that was
 * made gets it as soon as it is there, and the first row where something beside them went away, such as a button that
 * shows them all again. Returns what the element around the rows takes; each row has its
 * id in `data-id`.
 */
export const useRowFocus = <Region extends HTMLElement>(
  ids: readonly string[],
  madeId: string | null = null,
) => {
  const { ref, ...stays } = useFocusStays<Region>((region) =>
    region.querySelector<HTMLElement>('[data-id] a'),
  );
  const shown = useRef(ids);
  const focused = useRef<string | undefined>(undefined);
  const focusedMade = useRef(madeId);

  const rowOf = (id: string | undefined): HTMLElement | undefined =>
    [...(ref.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].find(
      ({ dataset }) => dataset['id'] === id,
    );

  useLayoutEffect(() => {
    if (madeId === null || madeId === focusedMade.current || !ids.includes(madeId)) return;
    focusedMade.current = madeId;
    rowOf(madeId)?.querySelector('a')?.focus();
  });

  useLayoutEffect(() => {
    const [id, before] = [focused.current, shown.current];
    shown.current = ids;
    if (id === undefined || ids.includes(id)) return;
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = ids[Math.min(before.indexOf(id), ids.length - 1)];
    const row = rowOf(next);
    (
      row?.querySelector('a') ??
      row?.querySelector('button') ??
      document.querySelector('h1')
    )?.focus();
  });

  return {
    ref,
    /** What is opened from a row, such as its menu, is no row itself: the row stays remembered. */
    onFocus: ({ target }: FocusEvent): void => {
      const id = target.closest<HTMLElement>('[data-id]')?.dataset['id'];
      if (id === undefined) stays.onFocus();
      else focused.current = id;
    },
    onBlur: stays.onBlur,
  };
};
