import type { Variant } from '@adviestool/contract/variant';
import { Suspense } from 'react';
import { useLocation } from 'react-router';

import { isInzage } from './isInzage.ts';
import { lazyPart } from '../federation/keepTrying.ts';
import { useConsentStore, type ConsentControl } from './consentStore.ts';

interface Props {
  variant: Pick<Variant, 'usesCookies' | 'branding'>;
  choose: ConsentControl['choose'];
}

const CookieBar = lazyPart(async () => (await import('./CookieBar.tsx')).CookieBar);

/** The cookie bar, where cookies are used and as long as nobody has answered it. */
export const ConsentQuestion = ({ variant, choose }: Props) => {
  const { pathname } = useLocation();
  // A reader with a link is not measured: there is nothing to ask, unless the reader asks for it.
  const isPending = useConsentStore(
    ({ consent, isAskedFor }) => consent === 'pending' && (isAskedFor || !isInzage(pathname)),
  );
  return variant.usesCookies && isPending ? (
    <Suspense>
      <CookieBar choose={choose} page={variant.branding.cookies} />
    </Suspense>
  ) : null;
};
