import type { Release } from '@adviestool/contract/release';
import type { FailureKind, RemoteFailure } from '@adviestool/contract/remoteFailure';

import {
  RemoteContractError,
  RemoteLoadError,
  RemoteStalledError,
} from './loadCause/remoteErrors.ts';
import { BlankPageError } from './watchBlank.ts';

/** Failures that one page load tells of at most: who fails over and over has been heard. */
const MOST = 10;

const kindOf = (error: unknown): FailureKind => {
  if (error instanceof RemoteLoadError) return error.isTimeout ? 'timeout' : 'load';
  if (error instanceof RemoteStalledError) return 'loader';
  if (error instanceof BlankPageError) return 'blank';
  return error instanceof RemoteContractError ? 'contract' : 'crash';
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
