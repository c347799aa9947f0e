import type { Variant } from '@adviestool/contract/variant';
import { Suspense } from 'react';
import { useLocation } from 'react-router';

import { isInzage } from '../analytics/isInzage.ts';
import { lazyPart } from '../federation/keepTrying.ts';
import { useConsentStore, type ConsentControl } from './consentStore.ts';

interface Props {
  variant: Pick<Variant, 'usesCookies' | 'branding'>;
  choose: ConsentControl['choose'];
}

const CookieBar = lazyPart(async () => (await import('./CookieBar.tsx')).CookieBar);

/** The cookie bar, where cookies are used and as long as nobody has answered it. */
export const ConsentQuestion = ({ variant, choose }: Props) => {
  const isPending = useConsentStore(({ consent }) => consent === 'pending');
  const { pathname } = useLocation();
  // Where nothing is measured there is nothing to ask.
  return variant.usesCookies && isPending && !isInzage(pathname) ? (
    <Suspense>
      <CookieBar choose={choose} page={variant.branding.cookies} />
    </Suspense>
  ) : null;
};
