/**
 * Why code of a remote is not there: its entry did not come, or came and left nothing; or it asks for what
 * this host does not have.
 */
export type FederationFailure = 'unreachable' | 'spoilt' | 'unfit';

/** What the federation throws. An error of the remote's own code passes as it is. */
export class FederationError extends Error {
  override readonly name = 'FederationError';
  readonly failure: FederationFailure;

  constructor(failure: FederationFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
