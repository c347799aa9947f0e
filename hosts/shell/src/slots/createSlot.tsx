import type { SlotName } from '@adviestool/contract/slots';
import { Suspense, type ComponentType } from 'react';

import { fillersOf } from './fillersOf.ts';
import { LazyFilledPlace } from './LazyFilledPlace.tsx';
import { pending } from './pending.tsx';
import type { PlaceContent } from './placeContent.ts';

interface SlotOptions extends PlaceContent {
  id: SlotName;
  /** Nothing can be shown; without it only the log says so. */
  onFailure?: () => void;
}

const nothing = (): object => ({});

/**
 * A place of the frame itself: what the remotes of the release put there, loaded when it comes.
 * A part that fails renders nothing and logs; the rest of the page does not notice. When the slot comes
 * again, it is tried again.
 */
export const createSlot = ({ id, ...content }: SlotOptions): ComponentType => {
  const fillers = fillersOf(content.release, id);
  return () => {
    if (fillers.length === 0) return null;
    return (
      <Suspense fallback={pending}>
        <LazyFilledPlace {...content} name={id} fillers={fillers} give={nothing} isFrame />
      </Suspense>
    );
  };
};
