import {
  RemoteContractError,
  RemoteLoadError,
  RemoteStalledError,
} from '../federation/loadCause/remoteErrors.ts';
import { BlankPageError } from '../federation/watchBlank.ts';
import type { FrameFailure } from './frameMessages.ts';
import { readCallError, writeCallError } from './transferredError.ts';

/** A frame gives no sign of life any more. */
export class RemoteHangsError extends Error {
  override readonly name = 'RemoteHangsError';
}

/** The remote itself failed, in its frame. */
class FrameCrash extends Error {
  override readonly name = 'FrameCrash';
}

/** What the router takes for the answer 404 of a loader. */
const missing = { status: 404, statusText: '', internal: false, data: null };

/** What a frame told, as the page would have met it. */
export const errorOfFailure = (remoteId: string, failure: FrameFailure): unknown => {
  if (!('message' in failure)) return readCallError(failure);
  const { kind, message } = failure;
  switch (kind) {
    case 'load':
      return new RemoteLoadError(remoteId, { cause: new Error(message) });
    case 'contract':
      return new RemoteContractError(remoteId, message);
    case 'loader':
      return new RemoteStalledError(remoteId);
    case 'missing':
      return missing;
    case 'blank':
      return new BlankPageError(message);
    case 'crash':
      return new FrameCrash(message);
    default:
      return kind satisfies never;
  }
};

/** What the frame tells of an error that it met. */
export const failureOf = (error: unknown): FrameFailure => {
  const ofCall = writeCallError(error);
  if (ofCall !== null) return ofCall;
  const message = String(error).slice(0, 2000);
  if (error instanceof RemoteLoadError) return { kind: 'load', message };
  if (error instanceof RemoteContractError) return { kind: 'contract', message };
  if (error instanceof BlankPageError) return { kind: 'blank', message };
  if (error instanceof RemoteStalledError) return { kind: 'loader', message };
  return { kind: 'crash', message };
};
