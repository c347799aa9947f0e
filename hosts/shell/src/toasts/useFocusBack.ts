import { useRef, type FocusEvent } from 'react';

import { focusTitle } from '../layout/moveToPage.ts';

/**
 * Gives the focus back to where it came from when a toast goes away under it, or to the title of the
 * page when that is gone too; else Tab would begin at the top of the page. Returns the handlers.
 */
export const useFocusBack = () => {
  const isInside = useRef(false);
  const origin = useRef<Element | null>(null);

  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent): void => {
      isInside.current = true;
      if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
      origin.current = relatedTarget;
    },
    onBlur: (): void => {
      isInside.current = false;
    },
    giveBack: (): void => {
      if (!isInside.current) return;
      const main = document.querySelector('main');
      if (origin.current instanceof HTMLElement && origin.current.isConnected) {
        origin.current.focus({ preventScroll: true });
      } else if (main !== null) focusTitle(main);
    },
  };
};
