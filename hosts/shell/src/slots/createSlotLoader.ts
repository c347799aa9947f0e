import type { SlotName } from '@adviestool/contract/slots';
import type { ComponentType } from 'react';
import { z } from 'zod';

import type { Opening } from '../federation/createPageOpener.ts';
import { openPart } from '../federation/loadRemote.ts';

/** What a remote puts into a place; the types of the contract say which props it gets. */
export type SlotPart = ComponentType<Record<string, unknown>>;

const partSchema = z.custom<SlotPart>(
  (value) => typeof value === 'function' || (typeof value === 'object' && value !== null),
);

/** Gives what a remote puts into a place. */
export type SlotLoader = (remoteId: string, slot: SlotName) => Promise<SlotPart>;

/** Loads parts by remote and place. @throws RemoteLoadError, RemoteContractError, or what the remote throws */
export const createSlotLoader =
  ({ loadModule, hostApiFor }: Opening): SlotLoader =>
  async (remoteId, slot) => {
    const { slots } = await loadModule(remoteId);
    return openPart(
      { remoteId, name: `slot ${slot}`, load: slots?.[slot], schema: partSchema },
      await hostApiFor(remoteId),
    );
  };
