/** A backup was not made, or cannot be put back; the message says why. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
