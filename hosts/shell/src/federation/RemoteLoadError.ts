interface LoadErrorOptions extends ErrorOptions {
  /** The server never answered; a reload would wait as long again. */
  isTimeout?: boolean;
}

/** The files of a remote could not be loaded. Trying again may help. */
export class RemoteLoadError extends Error {
  readonly remoteId: string;
  readonly isTimeout: boolean;

  constructor(remoteId: string, { isTimeout = false, ...options }: LoadErrorOptions = {}) {
    super(`The remote ${remoteId} could not be loaded.`, options);
    this.name = 'RemoteLoadError';
    this.remoteId = remoteId;
    this.isTimeout = isTimeout;
  }
}
