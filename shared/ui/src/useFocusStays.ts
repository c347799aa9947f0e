import { useLayoutEffect, useRef } from 'react';

/**
 * When what is pressed goes away with what it did, the browser gives the focus to nothing and Tab begins at the top of
 * the page. What `targetOf` names gets it, the element itself without one, or the title of the page where there is
 * none. Returns what the element around it takes.
 */
export const useFocusStays = <Region extends HTMLElement>(
  targetOf: (region: Region) => HTMLElement | null | undefined = (region) => region,
) => {
  const ref = useRef<Region>(null);
  const isInside = useRef(false);

  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    isInside.current = false;
    const target = ref.current === null ? null : targetOf(ref.current);
    (target ?? document.querySelector('h1'))?.focus();
  });

  return {
    ref,
    onFocus: (): void => {
      isInside.current = true;
    },
    /** Not heard of what goes away: React tells no events while it draws. */
    onBlur: (): void => {
      isInside.current = false;
    },
  };
};
