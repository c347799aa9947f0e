import { z } from 'zod';

import { RemoteContractError } from '../federation/RemoteContractError.ts';
import { componentSchema, type LoadedRemote } from '../federation/remoteModuleSchema.ts';
import type { createHostApi } from '../hostApi/createHostApi.ts';
import type { SlotLoader } from './createSlot.tsx';

interface SlotLoaderOptions {
  loadModule: (remoteId: string) => Promise<LoadedRemote>;
  hostApiFor: (remoteId: string) => ReturnType<typeof createHostApi>;
}

const slotSchema = z.object({ default: componentSchema });

/** Loads slots by remote and id. @throws RemoteLoadError, RemoteContractError */
export const createSlotLoader =
  ({ loadModule, hostApiFor }: SlotLoaderOptions): SlotLoader =>
  async (remoteId, slot) => {
    const { slots } = await loadModule(remoteId);
    const open = slots?.[slot];
    if (open === undefined) throw new RemoteContractError(remoteId, `it has no slot ${slot}`);
    const part = slotSchema.safeParse(await open(hostApiFor(remoteId)));
    if (part.success) return part.data.default;
    throw new RemoteContractError(remoteId, `its slot ${slot} has another form`, {
      cause: part.error,
    });
  };
