import type { SlotId } from '@adviestool/contract/remoteDocument';
import type { Release } from '@adviestool/contract/release';
import { lazy, Suspense, useState, type ComponentType } from 'react';

import { log } from '../log/log.ts';
import { SlotBoundary } from './SlotBoundary.tsx';

/** Gives what a remote puts into a slot. */
export type SlotLoader = (remoteId: string, slot: SlotId) => Promise<ComponentType>;

interface SlotOptions {
  id: SlotId;
  remotes: Release['remotes'];
  load: SlotLoader;
  /** Nothing can be shown; without it only the log says so. */
  onFailure?: () => void;
}

/**
 * The place of a slot: what the remotes of the release put there, loaded when it comes.
 * A part that fails renders nothing and logs; the rest of the page does not notice. When the slot comes
 * again, it is tried again: a lazy component would remember that it failed.
 */
export const createSlot = ({ id, remotes, load, onFailure }: SlotOptions): ComponentType => {
  const openParts = () =>
    Object.entries(remotes)
      .filter(([, { document }]) => document.slots.includes(id))
      .map(([remoteId]) => ({
        remoteId,
        Part: lazy(async () => ({ default: await load(remoteId, id) })),
      }));

  return () => {
    const [parts] = useState(openParts);
    return parts.map(({ remoteId, Part }) => (
      <SlotBoundary
        key={remoteId}
        onFailure={(error) => {
          log('error', `Slot ${id} of ${remoteId} failed.`, error);
          onFailure?.();
        }}
      >
        <Suspense>
          <Part />
        </Suspense>
      </SlotBoundary>
    ));
  };
};
