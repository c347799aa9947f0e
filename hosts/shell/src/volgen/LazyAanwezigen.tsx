import { Suspense } from 'react';

import { lazyPart } from '../federation/keepTrying.ts';
import type { AanwezigenProps } from './Aanwezigen.tsx';

const Part = lazyPart(async () => {
  // After all that the page itself needs.
  await new Promise((resolve) => {
    setTimeout(resolve, 2000);
  });
  return (await import('./Aanwezigen.tsx')).Aanwezigen;
});

/** Who else has the project on the screen: nobody waits for it. */
export const LazyAanwezigen = (props: AanwezigenProps) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
);
