import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Custom properties for the height of what stands under the header and at the bottom of the window. */
type RoomProperty = '--top-room' | '--bottom-room' | '--action-room' | '--selection-room';

/** Tells how high a bar is, so that what stands at the same edge gives way and nothing is covered. */
export const useRoom = <Bar extends HTMLElement>(property: RoomProperty): RefObject<Bar | null> => {
  const bar = useRef<Bar>(null);
  useLayoutEffect(() => {
    if (bar.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? [];
      if (box !== undefined) style.setProperty(property, `${Math.ceil(box.blockSize)}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [property]);
  return bar;
};
