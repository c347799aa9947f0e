/** A remote was loaded, but is not what its document says. */
export class RemoteContractError extends Error {
  readonly remoteId: string;

  constructor(remoteId: string, reason: string, options?: ErrorOptions) {
    super(`The remote ${remoteId} does not keep the contract: ${reason}`, options);
    this.name = 'RemoteContractError';
    this.remoteId = remoteId;
  }
}
