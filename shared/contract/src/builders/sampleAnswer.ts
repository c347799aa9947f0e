import type { z } from 'zod';

import type { Call } from '../calls/call.ts';

type Answered = Pick<Call, 'method' | 'path' | 'status'> & { answer: z.ZodType };

/** Answers of a `smoke.json`, by the method and path of their calls. */
type SampleAnswers = Record<string, { status: number; body: unknown }>;

/**
 * What a call is answered with when a release is looked at before it is switched to (`smoke` of `remoteConfig`), whatever
 * stands in its path.
 * @throws ZodError when the call has no such answer
 */
export const sampleAnswer = <Of extends Answered>(
  { method, path, answer, status }: Of,
  body: z.input<Of['answer']>,
): SampleAnswers => {
  answer.parse(body);
  const given = body === undefined ? { status: 204, body: null } : { status: status ?? 200, body };
  return { [`${method} ${path.replaceAll(/:[^/]+/g, '*')}`]: given };
};
