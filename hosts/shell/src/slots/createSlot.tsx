import type { Release } from '@adviestool/contract/release';
import type { SlotName } from '@adviestool/contract/slots';
import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

import type { TellFailure } from '../federation/createFailureTeller.ts';
import { log } from '../log/log.ts';
import type { SlotLoader } from './createSlotLoader.ts';
import { fillersOf } from './fillersOf.ts';

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
  id: SlotName;
  release: Pick<Release, 'remotes' | 'variant'>;
  load: SlotLoader;
  tellFailure: TellFailure;
  /** Nothing can be shown; without it only the log says so. */
  onFailure?: () => void;
}

/**
 * A place of the frame itself: what the remotes of the release put there, loaded when it comes.
 * A part that fails renders nothing and logs; the rest of the page does not notice. When the slot comes
 * again, it is tried again: a lazy component would remember that it failed.
 */
export const createSlot = ({
  id,
  release,
  load,
  tellFailure,
  onFailure,
}: SlotOptions): ComponentType => {
  const openParts = () =>
    fillersOf(release, id).map((remoteId) => ({
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
