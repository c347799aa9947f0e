import { AnswerError } from '@adviestool/contract/api/apiError';
import type { Transport } from '@adviestool/contract/api/transport';

import type { SentAnswer } from '../answerFrame.ts';
import { trusted, type FramePort } from './openPort.ts';

/** What was not given is not sent. */
const givenOf = (query: Record<string, string | number | undefined> = {}) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Has the page make calls: a frame has no session, and no network of its own. */
export const createFrameTransport = ({ ask }: FramePort): Transport => ({
  setCsrfToken: () => undefined,
  request: async ({ method, path, query, body, headers = {}, accept = 'json', answer, signal }) => {
    signal?.throwIfAborted();
    const sent = await ask(
      { name: 'request', method, path, query: givenOf(query), body, headers, accept },
      trusted<SentAnswer>(),
    );
    signal?.throwIfAborted();
    const { success, data, error } = answer.safeParse(sent.data);
    if (!success) {
      const details = { method, path };
      throw new AnswerError('The answer does not fit the contract.', details, { cause: error });
    }
    return { data, headers: new Headers(sent.headers), status: sent.status };
  },
});
