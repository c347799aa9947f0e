import { existsSync } from 'node:fs';
import path from 'node:path';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { notFound } from '../httpProblem.ts';
import type { App, Services } from '../services.ts';
import { sendProblem } from './errors.ts';
import { createSitePages } from './sitePages.ts';
import { createSitePolicy } from './sitePolicy.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Files that never change under their name; everything else is asked for anew each time. */
const IMMUTABLE = /^\/(releases\/[^/]+|host\/[^/]+|(remotes|catalogi)\/[^/]+\/[^/]+)\/./;

const FILES = /^\/(host|remotes|releases|catalogi)(\/|$)/;

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

/** The path as it was asked for. */
const pathOf = ({ originalUrl }: FastifyRequest): string => originalUrl.replace(/[?#].*$/s, '');

/** Whether a document is asked for where the application may be: never among the files or calls. */
const isNavigation = (request: FastifyRequest): boolean => {
  const name = pathOf(request);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !CALLS.test(name) &&
    !FILES.test(name) &&
    (request.headers.accept ?? '').includes('text/html')
  );
};

/** Serves the built site, when there is one, and answers every unknown path. */
export const registerStaticSite = async (app: App, { config }: Services): Promise<void> => {
  const { siteDir } = config;
  if (!existsSync(path.join(siteDir, 'index.html'))) {
    app.setNotFoundHandler((request, reply) =>
      isNavigation(request)
        ? reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT)
        : sendProblem(reply, notFound()),
    );
    return;
  }
  const { fastifyStatic } = await import('@fastify/static');
  const onBroken = (cause: unknown): void =>
    app.log.error({ err: cause }, 'The release of the site cannot be read.');
  const isPage = createSitePages(siteDir, onBroken);
  await app.register(fastifyStatic, {
    root: siteDir,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: setHeaders(siteDir, createSitePolicy(config, onBroken)),
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) return sendProblem(reply, notFound());
    // The application itself says that it has no such page.
    return reply.code(isPage(pathOf(request)) ? 200 : 404).sendFile('index.html');
  });
};
