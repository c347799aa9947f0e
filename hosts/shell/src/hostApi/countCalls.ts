import type { Transport } from '@adviestool/contract/api/transport';

/** A transport that knows whether a call is under way. */
export const countCalls = (api: Transport): { api: Transport; isCalling: () => boolean } => {
  let underWay = 0;
  return {
    isCalling: () => underWay > 0,
    api: {
      setCsrfToken: (token) => {
        api.setCsrfToken(token);
      },
      request: async (request) => {
        underWay += 1;
        try {
          return await api.request(request);
        } finally {
          underWay -= 1;
        }
      },
    },
  };
};
