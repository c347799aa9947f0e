import type { Variant } from '@adviestool/contract/variant';
import { Suspense } from 'react';

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
  return variant.usesCookies && isPending ? (
    <Suspense>
      <CookieBar choose={choose} page={variant.branding.cookies} />
    </Suspense>
  ) : null;
};
