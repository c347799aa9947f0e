/*
 * What a call can throw. Five kinds, told apart by `kind`, because an error may come from another
 * copy of this module than the one that looks at it.
 */

interface ApiErrorDetails {
  method: string;
  path: string;
}

/** Base of the family. */
export abstract class ApiError extends Error {
  abstract readonly kind: 'http' | 'network' | 'timeout' | 'answer' | 'unreadable';
  readonly method: string;
  readonly path: string;

  constructor(message: string, { method, path }: ApiErrorDetails, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.method = method;
    this.path = path;
  }
}

interface HttpErrorDetails extends ApiErrorDetails {
  status: number;
  statusText?: string;
  code: string | null;
  serverMessage: string | null;
  retryAfter: number | null;
  requestId?: string | null;
  body?: unknown;
}

/** The backend answered with a status outside 200–299. */
export class HttpError extends ApiError {
  readonly kind = 'http';
  readonly status: number;
  /** What HTTP calls the status; empty over HTTP/2. */
  readonly statusText: string;
  /** `code` of the error body, when it had one (http-contract). */
  readonly code: string | null;
  /** `message` of the error body, when it had one. */
  readonly serverMessage: string | null;
  /** Seconds of the Retry-After header. */
  readonly retryAfter: number | null;
  /** `X-Request-Id` of the answer: what the backend's log knows the call by. */
  readonly requestId: string | null;
  /** The error body as it came, for what more it says. */
  readonly body: unknown;

  constructor(details: HttpErrorDetails) {
    super(
      `${details.method} ${details.path} answered ${details.status}: ${details.serverMessage ?? ''}`,
      details,
    );
    this.status = details.status;
    this.statusText = details.statusText ?? '';
    this.code = details.code;
    this.serverMessage = details.serverMessage;
    this.retryAfter = details.retryAfter;
    this.requestId = details.requestId ?? null;
    this.body = details.body;
  }

  /** The same refusal, with so many seconds left. */
  after(seconds: number): HttpError {
    const { method, path, status, statusText, code, serverMessage, requestId } = this;
    const details = { method, path, status, statusText, code, serverMessage, requestId };
    return new HttpError({ ...details, retryAfter: seconds });
  }
}

/** No answer came: offline, another origin refused, or an unknown host. */
export class NetworkError extends ApiError {
  readonly kind = 'network';
  /** It was the site that the page itself came from that could not be reached. */
  readonly isOwnSite: boolean;
  /** The other origin that was asked; null: the page's own, or not known. */
  readonly origin: string | null;

  constructor(
    message: string,
    {
      isOwnSite = false,
      origin = null,
      ...details
    }: ApiErrorDetails & { isOwnSite?: boolean; origin?: string | null },
    options?: ErrorOptions,
  ) {
    super(message, details, options);
    this.isOwnSite = isOwnSite;
    this.origin = origin;
  }
}

/** The backend took longer than the limit. The call may have been carried out. */
export class TimeoutError extends ApiError {
  readonly kind = 'timeout';
}

/** The answer was not what the contract says. */
export class AnswerError extends ApiError {
  readonly kind = 'answer';
}

/** A write that is not sent: it would replace what is stored and cannot be read. */
export class UnreadableError extends ApiError {
  readonly kind = 'unreadable';
}

export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && 'kind' in error && 'method' in error && 'path' in error;

/** True for an HTTP error, with this status when one is given. */
export const isHttpError = (error: unknown, status?: number): error is HttpError =>
  isApiError(error) &&
  error.kind === 'http' &&
  (status === undefined || ('status' in error && error.status === status));

/** Whether a failed call may have been carried out: no answer of the backend says that it was not. */
export const mayBeDone = (error: unknown): boolean =>
  isApiError(error) && error.kind !== 'unreadable' && (!isHttpError(error) || error.status >= 500);
