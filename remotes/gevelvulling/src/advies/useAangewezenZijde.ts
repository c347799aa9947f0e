import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import { useEffect, useState, type RefObject } from 'react';

const zijdeOf = (target: EventTarget | null): Zijde | null => {
  const place = target instanceof Element ? target.closest('[data-zijde]') : null;
  const name = place?.getAttribute('data-zijde');
  return ZIJDEN.find((zijde) => zijde === name) ?? null;
};

/**
 * The side that the user points at, or else the one that has the focus: what is of a side carries
 * `data-zijde`, in the table as in the drawing.
 */
export const useAangewezenZijde = (ref: RefObject<HTMLElement | null>): Zijde | null => {
  const [pointed, setPointed] = useState<Zijde | null>(null);
  const [focused, setFocused] = useState<Zijde | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerover', ({ target }) => setPointed(zijdeOf(target)), {
      signal,
    });
    element.addEventListener('pointerleave', () => setPointed(null), { signal });
    element.addEventListener('focusin', ({ target }) => setFocused(zijdeOf(target)), { signal });
    element.addEventListener('focusout', () => setFocused(null), { signal });
    return () => listening.abort();
  }, [ref]);

  return pointed ?? focused;
};
