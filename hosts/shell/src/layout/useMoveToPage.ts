import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { focusTitle, moveToPage, scrollToHash } from './moveToPage.ts';

interface Visit {
  isFirstPageShown: boolean;
  /** The navigation that has just ended asked to leave the user where they are. */
  staysInPlace: () => boolean;
}

/** After a navigation the user starts at the top of what came, or at what its hash names. */
export const useMoveToPage = (
  main: RefObject<HTMLElement | null>,
  { isFirstPageShown, staysInPlace }: Visit,
): void => {
  const { pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef<{ pathname: string; place: string } | null>(null);

  const move = useEffectEvent((from: string) => {
    if (main.current === null || (from === pathname && staysInPlace())) return;
    if (type !== NavigationType.Pop) moveToPage(main.current, hash);
    // Going back, the browser restores the place itself.
    else if (from !== pathname) focusTitle(main.current);
  });

  useEffect(() => {
    const before = shown.current;
    const place = `${pathname}${search}${hash}`;
    // Redirects before the first page are no move of the user.
    shown.current = isFirstPageShown ? { pathname, place } : null;
    if (before !== null && before.place !== place) move(before.pathname);
    // The page was not there yet when the browser looked for the target.
    else if (isFirstPageShown && before === null) scrollToHash(hash);
  }, [pathname, search, hash, isFirstPageShown]);
};
