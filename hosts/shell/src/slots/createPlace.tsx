import type { HostApi } from '@adviestool/contract/remoteModule';
import { Suspense } from 'react';

import { fillersOf } from './fillersOf.ts';
import { LazyFilledPlace } from './LazyFilledPlace.tsx';
import { pending } from './pending.tsx';
import type { PlaceContent } from './placeContent.ts';

/** Makes the component for places on pages; its code comes with the first place that is filled. */
export const createPlace =
  (content: PlaceContent): HostApi['Place'] =>
  (options) => {
    const fillers = fillersOf(content.release, options.name);
    if (fillers.length === 0) return null;
    return (
      <Suspense fallback={pending}>
        <LazyFilledPlace {...content} {...options} fillers={fillers} />
      </Suspense>
    );
  };
