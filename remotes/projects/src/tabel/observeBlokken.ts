import { whenIdle } from '@adviestool/ui/whenIdle';

/** Height of every row, px. */
export const HOOGTE = 44;
/** Rows come in sight by so many at once: a key that scrolls by one seldom has anything to draw. */
export const BLOK = 4;
/** Milliseconds that rows beyond what is in sight wait for a key and its frame. */
const LATEST = 100;

const BLOK_HOOGTE = BLOK * HOOGTE;

const blokAt = ({ scrollTop }: HTMLElement): number => scrollTop - (scrollTop % BLOK_HOOGTE);

/**
 * Tells a virtualizer how far an element is scrolled, by blocks of rows. The next block is told when the
 * browser is at rest, for two of them are drawn beyond what is in sight; what lies further, at once.
 */
export const observeBlokken = (
  { scrollElement }: { scrollElement: HTMLElement | null },
  tell: (offset: number, isScrolling: boolean) => void,
): (() => void) | undefined => {
  if (scrollElement === null) return undefined;
  let told = 0;
  let callOff: (() => void) | null = null;

  const tellNow = (): void => {
    callOff?.();
    callOff = null;
    told = blokAt(scrollElement);
    tell(told, false);
  };

  const follow = (): void => {
    const distance = Math.abs(blokAt(scrollElement) - told);
    if (distance > BLOK_HOOGTE) tellNow();
    else if (distance > 0) callOff ??= whenIdle(tellNow, LATEST);
  };

  scrollElement.addEventListener('scroll', follow, { passive: true });
  return () => {
    scrollElement.removeEventListener('scroll', follow);
    callOff?.();
  };
};
