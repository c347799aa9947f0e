import { useCallback, useState, useSyncExternalStore } from 'react';

import { useIsPrinting } from '@adviestool/ui/useIsPrinting';
import type { Tekenruimte } from './marges.ts';

const ONGEMETEN: Tekenruimte = { width: 680, maxHeight: 560 };
/** Fits an A4 page between ordinary margins. */
const PRINT: Tekenruimte = { width: 640, maxHeight: 520 };
const DEEL_VAN_VENSTER = 0.7;
const MINIMALE_HOOGTE = 300;

/** Of the window; 0: not measured yet. */
let hoogte = 0;

const measureHoogte = () => {
  hoogte = document.documentElement.clientHeight;
};

const subscribeResize = (onChange: () => void) => {
  const measure = () => {
    measureHoogte();
    onChange();
  };
  // Nobody listened before.
  measureHoogte();
  window.addEventListener('resize', measure);
  return () => {
    window.removeEventListener('resize', measure);
  };
};

/** React asks for it twice at every drawing; to measure makes the browser lay the page out in the middle of a key. */
const vensterHoogte = () => {
  if (hoogte === 0) measureHoogte();
  return hoogte;
};

/** The room of the element that gets `ref`, in CSS pixels; a fixed room in print. */
export const useTekenruimte = () => {
  const [width, setWidth] = useState(0);
  const print = useIsPrinting();
  const venster = useSyncExternalStore(subscribeResize, vensterHoogte, () => 0);

  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      setWidth(Math.floor(element.clientWidth));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);

  if (print) return { ref, ruimte: PRINT };
  const maxHeight =
    venster === 0
      ? ONGEMETEN.maxHeight
      : Math.min(ONGEMETEN.maxHeight, Math.max(MINIMALE_HOOGTE, venster * DEEL_VAN_VENSTER));
  return { ref, ruimte: { width: width === 0 ? ONGEMETEN.width : width, maxHeight } };
};
