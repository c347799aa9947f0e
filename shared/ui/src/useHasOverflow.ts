import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Whether the content is wider than its box, so that the box must be reachable by keyboard. */
export const useHasOverflow = (): [RefObject<HTMLDivElement | null>, boolean] => {
  const ref = useRef<HTMLDivElement>(null);
  const [hasOverflow, setHasOverflow] = useState(false);

  useLayoutEffect(() => {
    const measure = (): void => {
      const box = ref.current;
      if (box !== null) setHasOverflow(box.scrollWidth > box.clientWidth);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  return [ref, hasOverflow];
};
