import { useRef, type UIEvent } from 'react';

/**
 * Head, rows and foot of a table that is wider than its room scroll to the side as one. Each would answer the
 * others: what has come where the last one led is not told again.
 */
export const useZijwaarts = () => {
  const last = useRef(0);
  return ({ target, currentTarget }: UIEvent<HTMLTableElement>): void => {
    if (!(target instanceof HTMLTableSectionElement)) return;
    const { scrollLeft } = target;
    // A browser may round what it is given.
    if (Math.abs(scrollLeft - last.current) < 1) return;
    last.current = scrollLeft;
    for (const part of currentTarget.children) if (part !== target) part.scrollLeft = scrollLeft;
  };
};
