import { FederationError } from '../runtime/FederationError.ts';

interface LoadErrorOptions extends ErrorOptions {
  isTimeout?: boolean;
  isSpoilt?: boolean;
}

/** The files of a remote could not be loaded. Trying again may help. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remoteId: string;
  /** The server never answered; a reload would wait as long again. */
  readonly isTimeout: boolean;
  /** The entry came and ran, and left nothing: its code threw. */
  readonly isSpoilt: boolean;

  constructor(
    remoteId: string,
    { isTimeout = false, isSpoilt = false, ...options }: LoadErrorOptions = {},
  ) {
    super(`The remote ${remoteId} could not be loaded.`, options);
    this.remoteId = remoteId;
    this.isTimeout = isTimeout;
    this.isSpoilt = isSpoilt;
  }
}

/** A remote was loaded, but is not what its document says. */
export class RemoteContractError extends Error {
  override readonly name = 'RemoteContractError';
  readonly remoteId: string;
  /** It fits, but is older than an answer that the numbers of a project follow from. */
  readonly isOlder: boolean;

  constructor(
    remoteId: string,
    reason: string,
    { isOlder = false, ...options }: ErrorOptions & { isOlder?: boolean } = {},
  ) {
    super(`The remote ${remoteId} does not keep the contract: ${reason}`, options);
    this.remoteId = remoteId;
    this.isOlder = isOlder;
  }
}

/** A page waited without end for what its loader fetches. Trying again may help. */
export class RemoteStalledError extends Error {
  override readonly name = 'RemoteStalledError';
  readonly remoteId: string;

  constructor(remoteId: string) {
    super(`A loader of the remote ${remoteId} does not end.`);
    this.remoteId = remoteId;
  }
}

/** The bundler tells by its texts alone why a chunk did not come. */
const TIMED_OUT = /timed out|\(timeout: /;

/** Whether a server never answered. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && TIMED_OUT.test(error.message);

/** What a failure to load code of a remote means. An error of the remote itself stays what it is. */
export const remoteErrorOf = (remoteId: string, cause: unknown): unknown => {
  if (!(cause instanceof Error)) return cause;
  const failure = cause instanceof FederationError ? cause.failure : null;
  if (failure === 'unfit') return new RemoteContractError(remoteId, cause.message, { cause });
  if (failure === null && cause.name !== 'ChunkLoadError') return cause;
  return new RemoteLoadError(remoteId, {
    cause,
    isTimeout: isTimeout(cause),
    isSpoilt: failure === 'spoilt',
  });
};
