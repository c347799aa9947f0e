import { useEffect, useEffectEvent } from 'react';

/** Pixels that a finger moves before it is a swipe, and how much more along than across. */
const VEEG = 60;
const SCHUIN = 2;

/** Where a key means something else. */
const VELD = 'input, select, textarea, [contenteditable]';
/** What lies over the page. */
const EROVER = 'dialog[open], [role="menu"]';

/** A finger on a page that was zoomed in moves what is seen of it. */
const isZoomedIn = (): boolean => (globalThis.visualViewport?.scale ?? 1) > 1;

const isElders = ({ target, defaultPrevented }: Event): boolean =>
  defaultPrevented ||
  (target instanceof Element && target.closest(VELD) !== null) ||
  document.querySelector(EROVER) !== null;

interface Bladeren {
  vorige: () => void;
  volgende: () => void;
  /** Something is filled in: a finger that moves means that, and goes nowhere. */
  isVast: boolean;
}

/** To the one before and the one after, by a swipe or by the arrows. */
export const useBladeren = ({ vorige, volgende, isVast }: Bladeren): void => {
  const go = useEffectEvent((isVerder: boolean) => (isVerder ? volgende() : vorige()));
  const veeg = useEffectEvent((isVerder: boolean) => {
    if (!isVast) go(isVerder);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let begin: Touch | null = null;
    const onKey = (event: KeyboardEvent): void => {
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || isElders(event)) return;
      if (event.key === 'ArrowLeft') go(false);
      if (event.key === 'ArrowRight') go(true);
    };
    const onStart = (event: TouchEvent): void => {
      const isVeeg = event.touches.length === 1 && !isZoomedIn() && !isElders(event);
      begin = isVeeg ? (event.touches[0] ?? null) : null;
    };
    const onEnd = ({ changedTouches: [end] }: TouchEvent): void => {
      if (begin === null || end === undefined) return;
      const [langs, dwars] = [end.clientX - begin.clientX, end.clientY - begin.clientY];
      begin = null;
      if (Math.abs(langs) < VEEG || Math.abs(langs) < SCHUIN * Math.abs(dwars)) return;
      veeg(langs < 0);
    };
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('touchstart', onStart, { signal, passive: true });
    document.addEventListener('touchend', onEnd, { signal, passive: true });
    return () => listening.abort();
  }, []);
};
