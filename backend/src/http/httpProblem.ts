/** The codes of http-contract; a client decides by status and code. */
export const PROBLEM_CODES = [
  'flood_ip',
  'flood_user',
  'anonymous_only',
  'authenticated_only',
  'shut_out',
  'csrf_missing',
  'csrf_invalid',
  'forbidden',
  'not_found',
  'stale',
  'conflict',
  'differs',
  'archived',
  'validation',
  'rate_limit',
  'queue_full',
  'quota',
  'maintenance',
  'unexpected',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Who made a change, and when (RFC 3339). */
export interface GemeldeWijziging {
  door: { uid: number; name: string };
  op: string;
}

/** A refusal that goes to the client as it is. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly statusCode: number;
  readonly code: ProblemCode;
  /** Seconds. */
  readonly retryAfter: number | null;
  /** Of a refusal for a change that somebody else made; null: none, or it is not known. */
  readonly wijziging: GemeldeWijziging | null;

  constructor(
    statusCode: number,
    code: ProblemCode,
    {
      message,
      retryAfter = null,
      wijziging = null,
    }: { message: string; retryAfter?: number | null; wijziging?: GemeldeWijziging | null },
  ) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfter = retryAfter;
    this.wijziging = wijziging;
  }
}

export const notFound = (message = 'Not found.'): HttpProblem =>
  new HttpProblem(404, 'not_found', { message });

export const invalid = (message: string, status: 400 | 406 | 415 | 422 = 422): HttpProblem =>
  new HttpProblem(status, 'validation', { message });

export const unavailable = (message: string, retryAfter: number): HttpProblem =>
  new HttpProblem(503, 'maintenance', { message, retryAfter });

/** Seconds after which there may be room on the disk again. */
const DISK_RETRY = 30;

export const diskFull = (): HttpProblem =>
  new HttpProblem(507, 'unexpected', {
    message:
      'De schijf van de server is vol. Er is niets opgeslagen. Laat de pagina open en probeer het over een paar minuten opnieuw.',
    retryAfter: DISK_RETRY,
  });
