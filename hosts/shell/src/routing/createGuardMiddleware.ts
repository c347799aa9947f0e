import type { Guard } from '@adviestool/contract/remoteDocument';
import { redirect, type MiddlewareFunction } from 'react-router';

import type { createGuards } from './guards.ts';

/** Makes the middleware of a route from the names of its guards. Routes below inherit it. */
export type GuardMiddleware = (guards: readonly Guard[]) => MiddlewareFunction[];

/** `pendingHash` gives the hash of the location that is being opened: a request has none. */
export const createGuardMiddleware =
  (checks: ReturnType<typeof createGuards>, pendingHash: () => string): GuardMiddleware =>
  (guards) =>
    guards.map((guard) => async ({ request, params }) => {
      const { pathname, search } = new URL(request.url);
      const refusal = await checks[guard]({
        destination: `${pathname}${search}${pendingHash()}`,
        params,
      });
      if (refusal !== null) throw redirect(refusal);
    });
