import { redirect, type MiddlewareFunction } from 'react-router';

import { normalPath } from './normalPath.ts';

/**
 * Redirects to the one spelling of a path. Query and hash stay as they are.
 * @param pendingHash gives the hash of the location that is being opened: a request has none
 */
export const createNormalPathMiddleware =
  (pendingHash: () => string): MiddlewareFunction =>
  async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const normal = normalPath(pathname);
    if (normal !== pathname) throw redirect(`${normal}${search}${pendingHash()}`);
  };
