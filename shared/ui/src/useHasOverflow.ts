import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Whether the content is wider than its box, so that the box must be reachable by keyboard; also once it is unfolded. */
export const useHasOverflow = (): [RefObject<HTMLDivElement | null>, boolean] => {
  const ref = useRef<HTMLDivElement>(null);
  const [hasOverflow, setHasOverflow] = useState(false);

  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setHasOverflow(box.scrollWidth > box.clientWidth));
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, hasOverflow];
};
