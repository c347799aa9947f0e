import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import { ruleOf } from '../rechten/routeRules.ts';
import { isDatabaseAway, isDataException, isDiskFull } from '../database/databaseErrors.ts';
import { diskFull, HttpProblem, invalid, notFound, unavailable } from './httpProblem.ts';
import type { App, Services } from './services.ts';

/** Seconds after which a client may try again when the database is away. */
const DATABASE_RETRY = 5;

const MEBIBYTE = 1024 * 1024;

const ofFramework = (
  { code, statusCode = 500 }: FastifyError,
  { routeOptions }: FastifyRequest,
): HttpProblem | null => {
  if (code === 'FST_ERR_BAD_URL' || statusCode === 404) return notFound();
  if (statusCode === 413) return tooLarge(routeOptions.bodyLimit);
  if (statusCode === 414) {
    return new HttpProblem(414, 'validation', { message: 'Het adres van het verzoek is te lang.' });
  }
  if (statusCode === 415) return notJson();
  if (statusCode === 400) {
    return invalid('De inhoud van het verzoek is geen geldige JSON.', 400);
  }
  if (statusCode > 400 && statusCode < 500) {
    return new HttpProblem(statusCode, 'validation', { message: 'The request was refused.' });
  }
  return null;
};

/** The body is larger than the limit, in bytes. */
export const tooLarge = (limit: number): HttpProblem =>
  new HttpProblem(413, 'validation', {
    message: `Het verzoek is te groot (maximaal ${limit < MEBIBYTE ? `${limit / 1024} KiB` : `${limit / MEBIBYTE} MiB`}).`,
  });

/** The caller went while the body came in; what says so looks like a database that went. */
const brokenOff = (): HttpProblem => invalid('The request was not sent as a whole.', 400);

/** A write with another content than JSON. */
export const notJson = (): HttpProblem =>
  invalid('Only a body of type application/json is accepted.', 415);

const unexpected = ({ method, routeOptions }: FastifyRequest): HttpProblem =>
  new HttpProblem(500, 'unexpected', {
    message: ruleOf(method, routeOptions.url ?? '')?.showsRefusals
      ? 'Er is een onbekende fout opgetreden. Probeer het later nog eens.'
      : 'The website encountered an unexpected error. Try again later.',
  });

const problemOf = (error: FastifyError | HttpProblem, request: FastifyRequest): HttpProblem => {
  if (error instanceof HttpProblem) return error;
  if (error === request.raw.errored) return brokenOff();
  if (isDiskFull(error)) return diskFull();
  if (isDatabaseAway(error)) {
    return unavailable('The database does not answer. Try again later.', DATABASE_RETRY);
  }
  if (isDataException(error)) return invalid('De gegevens zijn niet geldig.');
  return ofFramework(error, request) ?? unexpected(request);
};

/** Answers with the error body of the contract. */
export const sendProblem = (reply: FastifyReply, problem: HttpProblem): FastifyReply => {
  const { statusCode, code, message, retryAfter, wijziging } = problem;
  if (retryAfter !== null) void reply.header('Retry-After', retryAfter);
  return reply
    .code(statusCode)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ message, code, ...wijziging });
};

/** Turns whatever was thrown into the error body; details of a fault only go to the log. */
export const handleError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const problem = problemOf(error, request);
  if (problem.statusCode >= 500 && problem !== error) request.log.error({ err: error }, 'fault');
  return sendProblem(reply, problem);
};

/** Notes what was refused for lack of a right, or for too many attempts. */
const auditRefusal = (
  { audit }: Services,
  request: FastifyRequest,
  { statusCode, code }: HttpProblem,
): void => {
  if (statusCode !== 403 && statusCode !== 429) return;
  const route = `${request.method} ${request.routeOptions.url ?? ''}`;
  audit('refused', { uid: request.session?.account?.uid ?? 0, ip: request.ip, code, route });
};

export const registerErrors = (app: App, services: Services): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isDiskFull(error)) services.disk.noteFull();
    const problem = problemOf(error, request);
    services.metrics.countRefusal(problem.code);
    auditRefusal(services, request, problem);
    return handleError(error, request, reply);
  });
};
