import { reportRemoteFailure } from '../calls/meldingen.ts';
import type { RemoteFailure } from '../remoteFailure.ts';

const nobodyMinds = (): void => undefined;

/**
 * `POST /api/v2/meldingen/onderdelen`: tells that a remote failed. It needs no session and no token, goes on
 * while the page is left, and whether it arrives is nobody's concern: it never throws.
 * @param domain scheme and host of the backend; empty: the origin of the page
 */
export const tellRemoteFailure = (
  domain: string,
  failure: RemoteFailure,
  send: typeof fetch = globalThis.fetch,
): void => {
  const tell = async (): Promise<void> => {
    const { method, path } = reportRemoteFailure;
    await send(`${domain.replace(/\/$/, '')}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(failure),
      credentials: 'omit',
      keepalive: true,
    });
  };
  tell().catch(nobodyMinds);
};
