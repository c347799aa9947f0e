import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { whenIdle } from '@adviestool/ui/whenIdle';
import { Suspense, useState } from 'react';

import { lazyPart } from '../federation/keepTrying.ts';
import type { AanwezigenProps } from './Aanwezigen.tsx';

/** Milliseconds after which a page that is always at work is joined all the same. */
const LATEST = 10_000;

const Part = lazyPart(async () => {
  // After all that the page itself needs.
  await new Promise<void>((resolve) => {
    setTimeout(() => whenIdle(resolve, LATEST), 2000);
  });
  return (await import('./Aanwezigen.tsx')).Aanwezigen;
});

/** Who else has the project on the screen: nobody waits for it. What is said of them has its place from the start. */
export const LazyAanwezigen = (props: Omit<AanwezigenProps, 'onTekst'>) => {
  const [tekst, setTekst] = useState('');
  return (
    <>
      <VisuallyHidden>
        <output>{tekst}</output>
      </VisuallyHidden>
      <Suspense>
        <Part {...props} onTekst={setTekst} />
      </Suspense>
    </>
  );
};
