import { existsSync } from 'node:fs';
import path from 'node:path';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { notFound } from '../httpProblem.ts';
import type { App, Services } from '../services.ts';
import { sendProblem } from './errors.ts';
import { createSitePolicy } from './sitePolicy.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Files that never change under their name; everything else is asked for anew each time. */
const IMMUTABLE = /^\/(releases\/[^/]+|host\/[^/]+|remotes\/[^/]+\/[^/]+)\/./;

const CALLS = /^\/(api|session|user)(\/|$)/;

const NOT_BUILT =
  'De website is nog niet gebouwd: de map met de build ontbreekt.\n' +
  'Bouw de website en start de server opnieuw.\n';

const setHeaders =
  (siteDir: string, policyOf: () => string) =>
  (reply: FastifyReply, file: string): void => {
    const name = `/${path.relative(siteDir, file).split(path.sep).join('/')}`;
    const isImmutable = IMMUTABLE.test(name);
    void reply.header('Cache-Control', isImmutable ? FOREVER : 'no-cache');
    // Public to every origin, so that one cached answer serves whoever asks.
    if (isImmutable) void reply.removeHeader('Vary').header('Access-Control-Allow-Origin', '*');
    if (/\.html(\.br|\.gz)?$/.test(name)) void reply.header('Content-Security-Policy', policyOf());
  };

const pathOf = (request: FastifyRequest): string => request.url.replace(/[?#].*$/s, '');

/** A path of the application itself, which `index.html` answers: never a file, never a call. */
const isPage = (request: FastifyRequest): boolean => {
  const name = pathOf(request);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !CALLS.test(name) &&
    !/\.[^/]*$/.test(name) &&
    (request.headers.accept ?? '').includes('text/html')
  );
};

/** Serves the built site, when there is one, and answers every unknown path. */
export const registerStaticSite = async (app: App, { config }: Services): Promise<void> => {
  const { siteDir, frameAncestors } = config;
  const isBuilt = existsSync(path.join(siteDir, 'index.html'));
  if (isBuilt) {
    const { fastifyStatic } = await import('@fastify/static');
    const policyOf = createSitePolicy(siteDir, frameAncestors, (cause) =>
      app.log.error({ err: cause }, 'The release of the site cannot be read.'),
    );
    await app.register(fastifyStatic, {
      root: siteDir,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: setHeaders(siteDir, policyOf),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return sendProblem(reply, notFound());
    if (isBuilt) return reply.sendFile('index.html');
    return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  });
};
