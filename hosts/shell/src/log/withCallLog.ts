import type { Transport } from '@adviestool/contract/api/transport';

import { log } from './log.ts';

/** A transport that tells of every call in the debug output; never what was in it. */
export const withCallLog = (api: Transport): Transport => ({
  setCsrfToken: (token) => {
    api.setCsrfToken(token);
  },
  request: async (request) => {
    const start = performance.now();
    const tell = (outcome: unknown): void => {
      const duration = Math.round(performance.now() - start);
      log('debug', `${request.method} ${request.path} (${duration} ms)`, outcome);
    };
    try {
      const answer = await api.request(request);
      tell(answer.status);
      return answer;
    } catch (error) {
      tell(error);
      throw error;
    }
  },
});
