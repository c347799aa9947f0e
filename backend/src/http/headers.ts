import type { FastifyReply, FastifyRequest } from 'fastify';

import type { App } from './services.ts';

/** Headers of every answer; a file of the site replaces Cache-Control with its own. */
export const setHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
  void reply.headers({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': request.id,
    Vary: 'Origin',
  });
};

export const registerHeaders = (app: App): void => {
  app.addHook('onRequest', async (request, reply) => setHeaders(request, reply));
};
