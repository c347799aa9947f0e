import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches } from 'react-router';

import { useConsentStore } from '../consent/consentStore.ts';
import type { Analytics } from './createAnalytics.ts';
import { isInzage } from '../consent/isInzage.ts';
import { pathPattern } from './pathPattern.ts';

/** Counts every page that comes on the screen, but those of a link; the first when it may be counted. */
export const usePageView = (record: Analytics['record'], isFirstPageShown: boolean): void => {
  const { pathname } = useLocation();
  const params = useMatches().at(-1)?.params ?? {};
  const isGranted = useConsentStore(({ consent }) => consent === 'granted');

  const count = useEffectEvent((path: string) =>
    record({ kind: 'page', pattern: pathPattern(path, params) }),
  );

  useEffect(() => {
    if (isFirstPageShown && isGranted && !isInzage(pathname)) count(pathname);
  }, [pathname, isFirstPageShown, isGranted]);
};
