import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Doosmaat {
  breedte: number;
  hoogte: number;
}

/** Where nothing is drawn, as in a test. */
const ZONDER_SCHERM: Doosmaat = { breedte: 448, hoogte: 240 };

/** The size of an element's box on the screen, px. */
export const useDoosmaat = <Box extends HTMLElement>(): [RefObject<Box | null>, Doosmaat] => {
  const box = useRef<Box>(null);
  const [maat, setMaat] = useState(ZONDER_SCHERM);
  useLayoutEffect(() => {
    if (box.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      if (width > 0) setMaat({ breedte: Math.round(width), hoogte: Math.round(height) });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, maat];
};
