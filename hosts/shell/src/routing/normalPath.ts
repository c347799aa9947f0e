import { redirect, type MiddlewareFunction } from 'react-router';

/** The one spelling of a path: lower case, no trailing slash, no empty part. */
export const normalPath = (pathname: string): string => {
  const path = pathname.toLowerCase().replaceAll(/\/{2,}/g, '/');
  return path === '/' ? path : path.replace(/\/$/, '');
};

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
