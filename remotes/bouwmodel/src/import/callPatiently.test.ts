import { describe, expect, test } from '@jest/globals';
import {
  AnswerError,
  HttpError,
  NetworkError,
  TimeoutError,
} from '@adviestool/contract/api/apiError';

import { callPatiently } from './callPatiently.ts';

const CALL = { method: 'POST', path: '/x' };

const http = (status: number, retryAfter: number | null = null): HttpError =>
  new HttpError({ ...CALL, status, code: null, serverMessage: null, retryAfter });

const network = new NetworkError('No answer.', CALL);

/** Makes a call that fails with these errors, one after another, and then succeeds. */
const callWith = async (errors: readonly unknown[]) => {
  const waits: number[] = [];
  const left = [...errors];
  const outcome = await callPatiently(
    async () => {
      if (left.length > 0) throw left.shift();
      return 'answer';
    },
    async (seconds) => void waits.push(seconds),
  );
  return { outcome, waits };
};

test('an answer at once is what it is', async () => {
  expect(await callWith([])).toEqual({
    outcome: { kind: 'done', answer: 'answer', isRepeated: false },
    waits: [],
  });
});

describe('without a clear answer', () => {
  test.each([
    ['the network', network],
    ['a timeout', new TimeoutError('No answer in time.', CALL)],
    ['an answer that does not fit', new AnswerError('Other.', CALL)],
    ['a 500', http(500)],
    ['a 502', http(502)],
  ])('(%s) a call is made again, and that is told', async (_what, error) => {
    expect(await callWith([error])).toEqual({
      outcome: { kind: 'done', answer: 'answer', isRepeated: true },
      waits: [1],
    });
  });

  test('four times in all', async () => {
    expect(await callWith([network, network, network, network])).toEqual({
      outcome: { kind: 'unanswered', error: network },
      waits: [1, 3, 8],
    });
  });

  test('a refusal afterwards says that an earlier attempt may have been carried out', async () => {
    const refusal = http(403);
    expect((await callWith([network, refusal])).outcome).toEqual({
      kind: 'refused',
      error: refusal,
      isRepeated: true,
    });
  });

  test('a backend under maintenance is waited for as long as it says, but not for ever', async () => {
    expect((await callWith([http(503, 30)])).waits).toEqual([30]);
    const long = http(503, 3600);
    expect(await callWith([long])).toEqual({
      outcome: { kind: 'unanswered', error: long },
      waits: [],
    });
  });
});

describe('a limit on the number of writes', () => {
  test('is waited for, more often than a fault would be', async () => {
    const limited = http(429, 20);
    expect(await callWith([limited, limited, limited, limited, limited])).toEqual({
      outcome: { kind: 'done', answer: 'answer', isRepeated: false },
      waits: [20, 20, 20, 20, 20],
    });
  });

  test.each([
    [null, 10],
    [0, 1],
  ])('with a Retry-After of %s takes %i s', async (retryAfter, wait) => {
    expect((await callWith([http(429, retryAfter)])).waits).toEqual([wait]);
  });

  test('that lasts is a refusal: nothing was carried out', async () => {
    const limited = http(429, 100);
    expect(await callWith([limited, limited])).toEqual({
      outcome: { kind: 'refused', error: limited, isRepeated: false },
      waits: [100],
    });
  });
});

test.each([400, 403, 404, 409, 412, 413, 422])('a %i is an answer', async (status) => {
  const refusal = http(status);
  expect(await callWith([refusal])).toEqual({
    outcome: { kind: 'refused', error: refusal, isRepeated: false },
    waits: [],
  });
});
