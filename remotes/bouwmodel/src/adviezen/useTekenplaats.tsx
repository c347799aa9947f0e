import { tekeningOf, type GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { Tekening } from '@adviestool/tekening/Tekening';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import styles from './useTekenplaats.module.css';

/** What a drawing takes from the style sheets of the page. */
const STIJLEN = [
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-width',
  'text-anchor',
] as const;

/** Writes the style that an element has into the element itself. */
const keepStyle = (element: Element): void => {
  const style = getComputedStyle(element);
  for (const property of STIJLEN) {
    const value = style.getPropertyValue(property);
    if (value !== '') element.setAttribute(property, value);
  }
  element.removeAttribute('class');
};

/** A place out of sight in which drawings are made. */
export const useTekenplaats = (): {
  element: ReactNode;
  /** A drawing as SVG that needs no style sheet; null: there is nothing to draw. */
  draw: (rij: GevelvullingRij) => string | null;
} => {
  const place = useRef<HTMLDivElement>(null);
  const [rij, setRij] = useState<GevelvullingRij | null>(null);
  const gegevens = rij === null ? null : tekeningOf(rij);

  const draw = useCallback((next: GevelvullingRij): string | null => {
    flushSync(() => setRij(next));
    const svg = place.current?.querySelector('svg');
    if (!svg) return null;
    const copy = svg.cloneNode(true);
    // Read where it stands in the page, written into what leaves it.
    if (!(copy instanceof Element)) return null;
    svg.after(copy);
    for (const element of [copy, ...copy.querySelectorAll('*')]) keepStyle(element);
    copy.remove();
    return new XMLSerializer().serializeToString(copy);
  }, []);

  return {
    draw,
    element: (
      <div ref={place} className={styles.plaats} inert>
        {rij !== null && gegevens !== null && (
          <Tekening key={rij.id} {...gegevens} titel={rij.naam} />
        )}
      </div>
    ),
  };
};
