import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { moveToPage } from './moveToPage.ts';

/** After a navigation to another path or hash the user starts at the top of what came. */
export const useMoveToPage = (main: RefObject<HTMLElement | null>): void => {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(`${pathname}${hash}`);

  const move = useEffectEvent(() => {
    // Going back, the browser restores the place itself.
    if (main.current !== null && type !== NavigationType.Pop) moveToPage(main.current, hash);
  });

  useEffect(() => {
    const place = `${pathname}${hash}`;
    if (place === shown.current) return;
    shown.current = place;
    move();
  }, [pathname, hash]);
};
