import type { SlotId } from '@adviestool/contract/remoteDocument';
import type { Release } from '@adviestool/contract/release';
import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

import { componentSchema, type Opening } from '../federation/createPageOpener.ts';
import type { TellFailure } from '../federation/createFailureTeller.ts';
import { openPart } from '../federation/loadRemote.ts';
import { log } from '../log/log.ts';

/** Gives what a remote puts into a slot. */
export type SlotLoader = (remoteId: string, slot: SlotId) => Promise<ComponentType>;

/** Loads slots by remote and id. @throws RemoteLoadError, RemoteContractError, or what the remote throws */
export const createSlotLoader =
  ({ loadModule, hostApiFor }: Opening): SlotLoader =>
  async (remoteId, slot) => {
    const { slots } = await loadModule(remoteId);
    return openPart(
      { remoteId, name: `slot ${slot}`, load: slots?.[slot], schema: componentSchema },
      hostApiFor(remoteId),
    );
  };

interface BoundaryProps {
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** Renders nothing in place of what failed. */
class SlotBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface SlotOptions {
  id: SlotId;
  remotes: Release['remotes'];
  load: SlotLoader;
  tellFailure: TellFailure;
  /** Nothing can be shown; without it only the log says so. */
  onFailure?: () => void;
}

/**
 * The place of a slot: what the remotes of the release put there, loaded when it comes.
 * A part that fails renders nothing and logs; the rest of the page does not notice. When the slot comes
 * again, it is tried again: a lazy component would remember that it failed.
 */
export const createSlot = ({
  id,
  remotes,
  load,
  tellFailure,
  onFailure,
}: SlotOptions): ComponentType => {
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
          tellFailure(remoteId, null, error);
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
