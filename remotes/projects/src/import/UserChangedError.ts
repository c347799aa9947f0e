/** The user of a run is gone, and nobody else's projects are touched for them. */
export class UserChangedError extends Error {
  override readonly name = 'UserChangedError';
}
