/** The files of a remote could not be loaded. Trying again may help. */
export class RemoteLoadError extends Error {
  readonly remoteId: string;

  constructor(remoteId: string, options?: ErrorOptions) {
    super(`The remote ${remoteId} could not be loaded.`, options);
    this.name = 'RemoteLoadError';
    this.remoteId = remoteId;
  }
}
