import { READ_CONTRACTS, type RemoteDocument } from '@adviestool/contract/remoteDocument';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { federationName } from '@adviestool/federation/federationName';
import { z } from 'zod';

import { adaptSlots, isEarlier } from './earlierContract.ts';
import { RemoteContractError, remoteErrorOf } from './loadCause/remoteErrors.ts';
import type { RemoteRuntime } from './runtime/createRemoteRuntime.ts';

export const functionOf = <T>() => z.custom<T>((value) => typeof value === 'function');

/** Where each page or slot of a remote stands, by id. */
const filesSchema = z.record(z.string(), functionOf<() => Promise<unknown>>());

/** What `./module` of a remote exports. */
const remoteModuleSchema = z.object({
  default: z.object({
    contract: z.literal(READ_CONTRACTS),
    id: z.string(),
    pages: filesSchema,
    slots: filesSchema.optional(),
  }),
});

const partFileSchema = z.object({ default: functionOf<(host: HostApi) => unknown>() });

export type LoadedRemote = z.infer<typeof remoteModuleSchema>['default'];

const parsePart = <T>(
  schema: z.ZodType<T>,
  value: unknown,
  { remoteId, name }: { remoteId: string; name: string },
): T => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new RemoteContractError(remoteId, `its ${name} has another form`, { cause: result.error });
};

/** Waits for code of a remote. @throws RemoteLoadError, RemoteContractError, or what the remote throws */
const loadCode = async (remoteId: string, load: () => Promise<unknown>): Promise<unknown> => {
  try {
    return await load();
  } catch (cause) {
    throw remoteErrorOf(remoteId, cause);
  }
};

/**
 * Asks for the module of a remote. A failure is not remembered: the next call tries again.
 * @param document what the release says of it
 * @throws RemoteLoadError, RemoteContractError, or what the remote throws
 */
export const loadRemote = async (
  runtime: RemoteRuntime,
  remoteId: string,
  document?: Pick<RemoteDocument, 'contract'>,
): Promise<LoadedRemote> => {
  const name = `${federationName(remoteId)}/module`;
  const module = await loadCode(remoteId, () => runtime.loadRemote(name));
  const { default: remote } = parsePart(remoteModuleSchema, module, { remoteId, name: 'module' });
  if (remote.id !== remoteId) {
    throw new RemoteContractError(remoteId, `its module says ${remote.id}`);
  }
  if (document !== undefined && document.contract !== remote.contract) {
    throw new RemoteContractError(
      remoteId,
      `its module says contract ${remote.contract}, its remote.json ${document.contract}`,
    );
  }
  return isEarlier(remote) ? { ...remote, slots: adaptSlots(remote.slots) } : remote;
};

interface WantedPart<T> {
  remoteId: string;
  /** How messages call it. */
  name: string;
  load: (() => Promise<unknown>) | undefined;
  schema: z.ZodType<T>;
}

/**
 * Loads the file of a page or slot and gives it the host: what it makes of that.
 * @throws RemoteLoadError, RemoteContractError, or what the remote throws
 */
export const openPart = async <T>(
  { remoteId, name, load, schema }: WantedPart<T>,
  host: HostApi,
): Promise<T> => {
  if (load === undefined) throw new RemoteContractError(remoteId, `it has no ${name}`);
  const file = await loadCode(remoteId, load);
  const { default: make } = parsePart(partFileSchema, file, { remoteId, name: `file of ${name}` });
  return parsePart(schema, make(host), { remoteId, name });
};
