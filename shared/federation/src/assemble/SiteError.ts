/** A site of static files does not allow what was asked; the message says what to do instead. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
}
