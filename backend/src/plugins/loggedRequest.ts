import type { FastifyRequest } from 'fastify';

const HIDDEN = '…';

/** The address of a request without what opens an account: a reset link is a key. */
const withoutToken = (url: string): string =>
  url.replaceAll(/([?&](?:reset_token|reset%5ftoken)=)[^&#]*/gi, `$1${HIDDEN}`);

/** What the log keeps of a request: no headers, so no cookie and no CSRF token. */
export const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({
  method,
  url: withoutToken(url),
  remoteAddress: ip,
});
