import { useRef, useState, type PointerEvent } from 'react';

/** Pixels to either side after which letting go dismisses. */
const THRESHOLD = 45;

/** Pixels before a press becomes a swipe. */
const SLOP = 6;

/** What has a use of its own: controls, and text to select. */
const OWN_USE = 'a, button, [data-selectable]';

/** Lets a pointer push something aside. Returns how far it is, and the handlers. */
export const useSwipe = (onDismiss: () => void) => {
  const start = useRef<{ id: number; x: number } | null>(null);
  const [offset, setOffset] = useState(0);

  const end = (): void => {
    start.current = null;
    setOffset(0);
  };

  return {
    offset,
    handlers: {
      onPointerDown: ({ target, button, pointerId, clientX }: PointerEvent<HTMLElement>) => {
        const hasOwnUse = target instanceof Element && target.closest(OWN_USE) !== null;
        if (button === 0 && !hasOwnUse) start.current = { id: pointerId, x: clientX };
      },
      onPointerMove: ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
        if (start.current?.id !== pointerId) return;
        const moved = clientX - start.current.x;
        if (Math.abs(moved) < SLOP && offset === 0) return;
        currentTarget.setPointerCapture(pointerId);
        setOffset(moved);
      },
      onPointerUp: ({ pointerId, clientX }: PointerEvent<HTMLElement>) => {
        if (start.current?.id !== pointerId) return;
        const isFar = Math.abs(clientX - start.current.x) >= THRESHOLD;
        if (isFar) {
          start.current = null;
          onDismiss();
        } else {
          end();
        }
      },
      onPointerCancel: end,
    },
  };
};
