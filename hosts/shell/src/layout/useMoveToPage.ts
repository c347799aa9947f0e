import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { moveToPage, scrollToHash } from './moveToPage.ts';

/** After a navigation to another path or hash the user starts at the top of what came. */
export const useMoveToPage = (
  main: RefObject<HTMLElement | null>,
  isFirstPageShown: boolean,
): void => {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string | null>(null);

  const move = useEffectEvent(() => {
    // Going back, the browser restores the place itself.
    if (main.current !== null && type !== NavigationType.Pop) moveToPage(main.current, hash);
  });

  useEffect(() => {
    const place = `${pathname}${hash}`;
    const isFirst = isFirstPageShown && shown.current === null;
    const hasMoved = shown.current !== null && shown.current !== place;
    // Redirects before the first page are no move of the user.
    shown.current = isFirstPageShown ? place : null;
    if (hasMoved) move();
    // The page was not there yet when the browser looked for the target.
    else if (isFirst) scrollToHash(hash, 'instant');
  }, [pathname, hash, isFirstPageShown]);
};
