import type { HostApi } from '@adviestool/contract/remoteModule';
import { Suspense } from 'react';

import { lazyPart } from '../federation/keepTrying.ts';
import { fillersOf } from './fillersOf.ts';
import type { PlaceContent } from './placeContent.ts';

const FilledPlace = lazyPart(async () => (await import('./FilledPlace.tsx')).FilledPlace);

/** Makes the component for places on pages; its code comes with the first place that is filled. */
export const createPlace =
  (content: PlaceContent): HostApi['Place'] =>
  (options) => {
    const fillers = fillersOf(content.release, options.name);
    if (fillers.length === 0) return null;
    return (
      <Suspense>
        <FilledPlace {...content} {...options} fillers={fillers} />
      </Suspense>
    );
  };
