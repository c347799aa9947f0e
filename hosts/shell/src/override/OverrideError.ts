/** A remote cannot be taken from where a developer wants it; the message is for that developer. */
export class OverrideError extends Error {
  override readonly name = 'OverrideError';
}
