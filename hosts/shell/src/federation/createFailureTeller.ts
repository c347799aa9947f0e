import type { Release } from '@adviestool/contract/release';
import type { FailureKind, RemoteFailure } from '@adviestool/contract/remoteFailure';

import { RemoteLoadError } from './loadCause/remoteErrors.ts';

/** Failures that one page load tells of at most: who fails over and over has been heard. */
const MOST = 10;

/** By the name of the error: only who has a frame loads the class of one that hangs. */
const KINDS: ReadonlyMap<string, FailureKind> = new Map([
  ['RemoteStalledError', 'loader'],
  ['BlankPageError', 'blank'],
  ['RemoteHangsError', 'hang'],
  ['RemoteContractError', 'contract'],
]);

const kindOf = (error: unknown): FailureKind => {
  if (error instanceof RemoteLoadError) return error.isTimeout ? 'timeout' : 'load';
  return (error instanceof Error ? KINDS.get(error.name) : undefined) ?? 'crash';
};

interface TellerOptions {
  remotes: Release['remotes'];
  send: (failure: RemoteFailure) => void;
  /** Offline everything fails, and nothing can be told. */
  isOnline: () => boolean;
}

/** Tells that a remote failed, on one of its pages or elsewhere (null). */
export type TellFailure = (remoteId: string, pageId: string | null, error: unknown) => void;

/** Makes what tells of each failure once, wherever it is met. */
export const createFailureTeller = ({ remotes, send, isOnline }: TellerOptions): TellFailure => {
  const told = new Set<unknown>();
  return (remoteId, pageId, error) => {
    const remote = remotes[remoteId];
    if (remote === undefined || told.size >= MOST || told.has(error) || !isOnline()) return;
    told.add(error);
    const { version } = remote.document;
    send({ remote: remoteId, version, page: pageId, kind: kindOf(error) });
  };
};
