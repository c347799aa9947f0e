import type { Call } from './call.ts';

/* What browsers tell. */

export const reportRemoteFailure = {
  method: 'POST',
  path: '/api/v2/meldingen/onderdelen',
  right: 'any',
} as const satisfies Call;
