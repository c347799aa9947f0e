import { allPages, REMOTE_CONTRACT } from '@adviestool/contract/remoteDocument';
import type { Release } from '@adviestool/contract/release';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { SLOTS, type SlotName } from '@adviestool/contract/slots';

import type { LoadedRemote } from '../federation/loadRemote.ts';
import { createAskGate } from './createAskGate.ts';
import { FramedPage } from './FramedPage.tsx';
import { FramedSlot } from './FramedSlot.tsx';

const isSlot = (name: string): name is SlotName => Object.hasOwn(SLOTS, name);

/** A remote of which no code runs in the page: each of its outermost pages, and each place, is a frame. */
export const framedRemote = (release: Release, remoteId: string): LoadedRemote => {
  const document = release.remotes[remoteId]?.document;
  if (document === undefined) throw new Error(`The release has no ${remoteId}.`);
  const asks = createAskGate();
  const sourceFor = (host: HostApi) => ({ remoteId, release, host, asks });
  const pages = allPages(document.pages).map((page) => {
    const isOutermost = document.pages.includes(page);
    const file = {
      default: (host: HostApi) => ({
        Component: () => (isOutermost ? <FramedPage source={sourceFor(host)} page={page} /> : null),
      }),
    };
    return [page.id, async () => file] as const;
  });
  const slots = document.slots.filter(isSlot).map((slot) => {
    const file = {
      default: (host: HostApi) => (props: Record<string, unknown>) => (
        <FramedSlot source={sourceFor(host)} slot={slot} props={props} />
      ),
    };
    return [slot, async () => file] as const;
  });
  return {
    contract: REMOTE_CONTRACT,
    id: remoteId,
    pages: Object.fromEntries(pages),
    slots: Object.fromEntries(slots),
  };
};
