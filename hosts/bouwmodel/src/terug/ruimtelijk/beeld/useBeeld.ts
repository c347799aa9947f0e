import { useEffect, useRef, useState, type RefObject } from 'react';

import type { AnkerPlek, GetekendElement } from '../model/getekend.ts';
import { createBeeld, type Beeld } from './createBeeld.ts';
import { paletVan } from './palet.ts';
import type { BuitenVan } from './stand.ts';

/** More dots than this cost time that nobody sees. */
const DICHTST = 2;

interface Getoond {
  elementen: readonly GetekendElement[];
  gekozen: AnkerPlek | null;
  buitenVan: BuitenVan;
  /** The browser does not draw it; the same function always. */
  onFail: () => void;
}

interface BeeldOp {
  canvas: RefObject<HTMLCanvasElement | null>;
  beeld: Beeld | null;
  /** The browser took its memory back. */
  isKwijt: boolean;
}

/** null: the browser gives no WebGL, as when too much of the page has it already. */
const beeldOp = (canvas: HTMLCanvasElement, buitenVan: BuitenVan): Beeld | null => {
  try {
    return createBeeld({ canvas, palet: paletVan(canvas), buitenVan });
  } catch {
    return null;
  }
};

/** Keeps a drawing on a canvas as it should be, in its size and the colours of the page. */
export const useBeeld = ({ elementen, gekozen, buitenVan, onFail }: Getoond): BeeldOp => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [beeld, setBeeld] = useState<Beeld | null>(null);
  const [isKwijt, setIsKwijt] = useState(false);

  useEffect(() => {
    const { current } = canvas;
    if (current === null) return undefined;
    const made = beeldOp(current, buitenVan);
    if (made === null) {
      onFail();
      return undefined;
    }
    setBeeld(made);
    const fit = (): void => {
      const { clientWidth: breedte, clientHeight: hoogte } = current;
      const perPx = Math.min(devicePixelRatio, DICHTST);
      if (breedte > 0 && hoogte > 0) made.resize({ breedte, hoogte, perPx });
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(current);
    const donker = matchMedia('(prefers-color-scheme: dark)');
    const recolour = (): void => made.recolour(paletVan(current));
    donker.addEventListener('change', recolour);
    const lose = (): void => setIsKwijt(true);
    current.addEventListener('webglcontextlost', lose);
    return () => {
      // Leaving gives the memory back itself.
      current.removeEventListener('webglcontextlost', lose);
      donker.removeEventListener('change', recolour);
      observer.disconnect();
      made.dispose();
    };
  }, [buitenVan, onFail]);

  useEffect(() => beeld?.show(elementen), [beeld, elementen]);
  useEffect(() => beeld?.choose(gekozen), [beeld, gekozen]);

  return { canvas, beeld, isKwijt };
};
