import {
  AnswerError,
  HttpError,
  isApiError,
  isHttpError,
  NetworkError,
  TimeoutError,
  UnreadableError,
  type ApiError,
} from '@adviestool/contract/api/apiError';
import { z } from 'zod';

const detailsSchema = { method: z.string().max(10), path: z.string().max(2000) };

/** An error of a call, as it goes from one page to another: an object of a class does not. */
export const callErrorSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('http'),
    ...detailsSchema,
    status: z.int(),
    statusText: z.string().max(200),
    code: z.string().max(200).nullable(),
    serverMessage: z.string().max(2000).nullable(),
    retryAfter: z.number().nullable(),
    requestId: z.string().max(200).nullable(),
    body: z.unknown(),
  }),
  z.strictObject({
    kind: z.literal('network'),
    ...detailsSchema,
    isOwnSite: z.boolean(),
    origin: z.string().max(300).nullable(),
  }),
  z.strictObject({ kind: z.literal('timeout'), ...detailsSchema }),
  z.strictObject({ kind: z.literal('answer'), ...detailsSchema }),
  z.strictObject({ kind: z.literal('unreadable'), ...detailsSchema }),
]);

export type CallError = z.infer<typeof callErrorSchema>;

/** The error as it is sent; null: it is no error of a call. */
export const writeCallError = (error: unknown): CallError | null => {
  if (!isApiError(error)) return null;
  const { kind, method, path } = error;
  if (isHttpError(error)) {
    const { status, statusText, code, serverMessage, retryAfter, requestId, body } = error;
    const said = { status, statusText, code, serverMessage, retryAfter, requestId, body };
    return { kind: 'http', method, path, ...said };
  }
  if (error instanceof NetworkError) {
    return { kind: 'network', method, path, isOwnSite: error.isOwnSite, origin: error.origin };
  }
  return kind === 'http' || kind === 'network'
    ? { kind: 'answer', method, path }
    : { kind, method, path };
};

/** The error that was sent. */
export const readCallError = (sent: CallError): ApiError => {
  const { method, path } = sent;
  const details = { method, path };
  switch (sent.kind) {
    case 'http':
      return new HttpError(sent);
    case 'network':
      return new NetworkError('No answer.', sent);
    case 'timeout':
      return new TimeoutError('No answer in time.', details);
    case 'unreadable':
      return new UnreadableError('An unreadable project is never written.', details);
    case 'answer':
      return new AnswerError('The answer does not fit the contract.', details);
    default:
      return sent satisfies never;
  }
};
