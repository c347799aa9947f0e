import type { FastifyRequest } from 'fastify';

/** The path alone: a question holds what was searched for, or a link that opens an account. */
const withoutQuery = (url: string): string => url.replace(/[?#].*/s, '?…');

/** What the log keeps of a request: no headers, so no cookie and no CSRF token, and no address, which the audit log has. */
export const loggedRequest = ({ method, url }: FastifyRequest) => ({
  method,
  url: withoutQuery(url),
});
