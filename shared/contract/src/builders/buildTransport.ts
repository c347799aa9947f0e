import type { ApiRequest, Transport } from '../api/transport.ts';

type Call = Omit<ApiRequest<unknown>, 'answer'>;

/** A transport that answers a call with what `answer` returns, and throws what it throws. */
export const buildTransport = (answer: (call: Call) => unknown): Transport => ({
  request: async ({ answer: schema, ...call }) => ({
    data: schema.parse(await answer(call)),
    headers: new Headers({ ETag: '"r1"' }),
    status: 200,
  }),
  setCsrfToken: () => undefined,
});
