import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** The key that the router gives to the location the page was opened at. */
const OPENED = 'default';

/** Puts the focus on a step's heading when the user has come from another step. */
export const useHeadingFocus = (): RefObject<HTMLHeadingElement | null> => {
  const ref = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (key !== OPENED) ref.current?.focus({ preventScroll: true });
  }, [key]);

  return ref;
};
