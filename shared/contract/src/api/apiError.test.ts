import { expect, test } from '@jest/globals';

import { buildHttpError } from '../builders/buildHttpError.ts';
import { AnswerError, mayBeDone, NetworkError, TimeoutError, UnreadableError } from './apiError.ts';

const call = { method: 'POST', path: '/' };

test.each([
  ['without an answer', new NetworkError('No answer.', call), true],
  ['with a late answer', new TimeoutError('Late.', call), true],
  ['with an answer of something else', new AnswerError('Odd.', call), true],
  ['with a fault of the backend', buildHttpError(502), true],
  ['that is refused', buildHttpError(412), false],
  ['that is never sent', new UnreadableError('Never written.', call), false],
  ['with a bug in it', new TypeError('bug'), false],
])('whether a call %s may have been carried out', (_case, error, expected) => {
  expect(mayBeDone(error)).toBe(expected);
});
