import { whenIdle } from '@adviestool/ui/whenIdle';

/** Height of every row, px. */
export const HOOGTE = 44;
/** Rows come in sight by so many at once: a key that scrolls by one seldom has anything to draw. */
export const BLOK = 4;
/** Milliseconds that rows beyond what is in sight wait for a key and its frame. */
const LATEST = 100;

const BLOK_HOOGTE = BLOK * HOOGTE;

/** How far the rows are scrolled above the top of the window, px; whatever stands above them. */
const offsetOf = (rows: HTMLElement): number => Math.max(0, -rows.getBoundingClientRect().top);

const blokAt = (rows: HTMLElement): number => {
  const offset = offsetOf(rows);
  return offset - (offset % BLOK_HOOGTE);
};

/**
 * Tells a virtualizer how far the window is scrolled into rows, by blocks of them. The next block is told when
 * the browser is at rest, for two of them are drawn beyond what is in sight; what lies further, at once.
 */
export const observeBlokken = (
  rows: HTMLElement | null,
  tell: (offset: number, isScrolling: boolean) => void,
): (() => void) | undefined => {
  if (rows === null) return undefined;
  let told = 0;
  let callOff: (() => void) | null = null;

  const tellNow = (): void => {
    callOff?.();
    callOff = null;
    told = blokAt(rows);
    tell(told, false);
  };

  const follow = (): void => {
    const distance = Math.abs(blokAt(rows) - told);
    if (distance > BLOK_HOOGTE) tellNow();
    else if (distance > 0) callOff ??= whenIdle(tellNow, LATEST);
  };

  // A page that is come back to may be scrolled already.
  follow();
  window.addEventListener('scroll', follow, { passive: true });
  return () => {
    window.removeEventListener('scroll', follow);
    callOff?.();
  };
};
