import { z } from 'zod';

import { csrfTokenSchema } from '../wire.ts';
import { AnswerError, HttpError, isHttpError, NetworkError, TimeoutError } from './apiError.ts';
import { createPauses } from './createPauses.ts';
import { firstAborted } from './firstAborted.ts';

/** Milliseconds after which a call is given up. */
export const CALL_TIMEOUT = 15_000;

const ACCEPTS = { json: 'application/json', text: 'text/plain', file: '*/*' } as const;

export interface ApiRequest<T> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the backend's domain, with a leading slash. */
  path: string;
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** What the answer must look like; `z.undefined()` for an answer without a body. */
  answer: z.ZodType<T>;
  /** `text` for an answer in plain text, `file` for one that is a Blob. */
  accept?: keyof typeof ACCEPTS;
  signal?: AbortSignal;
}

export interface ApiAnswer<T> {
  data: T;
  headers: Headers;
  status: number;
}

/** Carries calls to the backend. It only transports: it knows no toast and no route. */
export interface Transport {
  /**
   * Sends one call and parses its answer.
   * A refused CSRF token is fetched anew once and the call replayed. After a 429 the same call is
   * refused here, without asking the backend, until its Retry-After has passed.
   * @throws HttpError, NetworkError, TimeoutError, AnswerError
   */
  request<T>(request: ApiRequest<T>): Promise<ApiAnswer<T>>;
  /** Replaces the CSRF token; null forgets it, so that the next write fetches one. */
  setCsrfToken(token: string | null): void;
}

export interface TransportOptions {
  /** Scheme and host of the backend; empty: the origin of the page. */
  domain: string | undefined;
  fetch?: typeof fetch;
  timeout?: number;
  /**
   * Asked before a call with a refused token is replayed. A token also dies when somebody else logs
   * in with this browser, and what one user wrote is never sent for another.
   */
  mayReplay?: () => Promise<boolean>;
}

const errorBodySchema = z.object({ message: z.string(), code: z.string().optional() });

/** Undefined for an answer without a body; null, which no schema of the contract takes, for no JSON. */
const parseJson = (text: string): unknown => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Credentials, across origins, without caching. */
const EVERY_CALL = { credentials: 'include', mode: 'cors', cache: 'no-store' } as const;

const CSRF_CODES: ReadonlySet<string | null> = new Set(['csrf_missing', 'csrf_invalid']);

const isRefusedToken = (error: unknown): boolean =>
  isHttpError(error, 403) &&
  (CSRF_CODES.has(error.code) || error.serverMessage?.startsWith('X-CSRF-Token') === true);

const queryText = (query: ApiRequest<unknown>['query']): string => {
  const sent = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) sent.append(name, String(value));
  }
  const text = sent.toString();
  return text === '' ? '' : `?${text}`;
};

/** Seconds of Retry-After, which says a number or a moment. */
const retryAfterOf = (headers: Headers): number | null => {
  const text = headers.get('Retry-After');
  if (text === null) return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
};

/**
 * Makes the transport for one backend.
 * @throws Error when the backend's domain is undefined.
 */
export const createTransport = ({
  domain,
  fetch: send = globalThis.fetch,
  timeout = CALL_TIMEOUT,
  mayReplay = () => Promise.resolve(true),
}: TransportOptions): Transport => {
  if (domain === undefined) throw new Error('The backend URL must be defined.');
  const base = domain.replace(/\/$/, '');
  const pauses = createPauses();
  let csrfToken: string | null = null;

  const sendOnce = async <T>(request: ApiRequest<T>): Promise<ApiAnswer<T>> => {
    const { method, path } = request;
    pauses.check(request);
    const limit = AbortSignal.timeout(timeout);
    const headers = new Headers(request.headers);
    headers.set('Accept', ACCEPTS[request.accept ?? 'json']);
    // Another origin would be asked for leave first, at each call; its answer names the call all the same.
    if (base === '') headers.set('X-Request-Id', crypto.randomUUID());
    if (method !== 'GET') {
      headers.set('X-CSRF-Token', await requireToken());
      headers.set('Content-Type', 'application/json');
    }
    const address = `${base}${path}${queryText(request.query)}`;
    const sent: RequestInit = {
      ...EVERY_CALL,
      method,
      headers,
      body: method === 'GET' ? null : JSON.stringify(request.body ?? {}),
      signal: request.signal ? firstAborted([limit, request.signal]) : limit,
    };
    let response: Response;
    let file: Blob | null = null;
    let text = '';
    // Only what fetch and the body throw is the network; an error in the lines above is our own.
    try {
      response = await send(address, sent);
      if (request.accept === 'file' && response.ok) file = await response.blob();
      else text = await response.text();
    } catch (cause) {
      if (request.signal?.aborted === true) throw cause;
      if (limit.aborted) throw new TimeoutError('No answer in time.', { method, path }, { cause });
      throw new NetworkError(
        'No answer.',
        { method, path, isOwnSite: base === '', origin: base || null },
        { cause },
      );
    }
    if (!response.ok) {
      const json = parseJson(text);
      const body = errorBodySchema.safeParse(json);
      const refusal = new HttpError({
        method,
        path,
        status: response.status,
        statusText: response.statusText,
        code: body.data?.code ?? null,
        serverMessage: body.data?.message ?? null,
        retryAfter: retryAfterOf(response.headers),
        requestId: response.headers.get('X-Request-Id'),
        body: json,
      });
      pauses.keep(refusal);
      throw refusal;
    }
    const answer = request.answer.safeParse(
      file ?? (request.accept === 'text' ? text : parseJson(text)),
    );
    if (!answer.success) {
      throw new AnswerError(
        'The answer does not fit the contract.',
        { method, path },
        {
          cause: answer.error,
        },
      );
    }
    return { data: answer.data, headers: response.headers, status: response.status };
  };

  const requireToken = async (): Promise<string> => {
    if (csrfToken === null) {
      const { data } = await sendOnce({
        method: 'GET',
        path: '/session/token',
        accept: 'text',
        answer: csrfTokenSchema,
      });
      csrfToken = data;
    }
    return csrfToken;
  };

  return {
    setCsrfToken: (token) => {
      csrfToken = token;
    },
    request: async (request) => {
      try {
        return await sendOnce(request);
      } catch (error) {
        if (!isRefusedToken(error) || !(await mayReplay())) throw error;
        csrfToken = null;
        return sendOnce(request);
      }
    },
  };
};
