import { existsSync } from 'node:fs';
import path from 'node:path';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { notFound } from './httpProblem.ts';
import type { App } from './services.ts';
import type { Config } from '../config/config.ts';
import { sendProblem } from './errors.ts';
import { createSitePlaces, type SitePlace, type SitePlaces } from '../site/createSitePlaces.ts';

type SiteConfig = Pick<
  Config,
  'siteDir' | 'siteVariants' | 'allowedOrigins' | 'siteOrigin' | 'frameAncestors' | 'isDevelopment'
>;

const FOREVER = 'public, max-age=31536000, immutable';

/** Files that never change under their name; everything else is asked for anew each time. */
const IMMUTABLE = /^\/(releases\/[^/]+|host\/[^/]+|(remotes|catalogi)\/[^/]+\/[^/]+)\/./;

/** What asks for a file anew, or for a part of it, has no use where it never changes: a tenth of a kB for each script. */
const OF_CHANGES = ['Last-Modified', 'ETag', 'Accept-Ranges'];

/** The document of remotes that are kept apart: it says itself what it allows to be loaded. */
const FRAME = /^\/releases\/[^/]+\/frame\.html(\.br|\.gz)?$/;

const FILES = /^\/(host|remotes|releases|catalogi|varianten)(\/|$)/;

const CALLS = /^\/(api|session|user)(\/|$)/;

const NOT_BUILT =
  'De website is nog niet gebouwd: de map met de build ontbreekt.\n' +
  'Bouw de website en start de server opnieuw.\n';

/** What leads to the release of a variant: every variant has it at the same address. */
const POINTERS = /^\/(?:index\.html|release\.json)?$/;

/** The folders of the variants, which answer at the addresses of the first one, under their own host names. */
const VARIANTS = /^\/+varianten(\/|$)/i;

/** The documents of releases, which a browser keeps for pages without a network. */
const RELEASES = /^\/releases\//;

/** Who may have a page of the site in a frame, as its policy says. */
const framersOf = (policy: string): string[] =>
  policy
    .split('; ')
    .flatMap((rule) => (rule.startsWith('frame-ancestors ') ? rule.split(' ').slice(1) : []))
    .filter((framer) => framer !== "'none'");

/**
 * Who may have that document in a frame: pages of the site, also where it is asked for at an origin of its own, and
 * whatever has such a page in a frame, for a browser asks for every page above.
 */
const framePolicyOf = ({ allowedOrigins, siteOrigin }: SiteConfig, pagePolicy: string): string => {
  const pages = [...allowedOrigins, ...(siteOrigin === null ? [] : [siteOrigin])];
  const above = new Set([...pages, ...framersOf(pagePolicy)]);
  return ["frame-ancestors 'self'", ...above].join(' ');
};

const setHeaders =
  (config: SiteConfig, { ofHost, ofFile }: SitePlaces) =>
  (reply: FastifyReply, file: string): void => {
    const name = `/${path.relative(config.siteDir, file).split(path.sep).join('/')}`;
    const isImmutable = IMMUTABLE.test(name);
    void reply.header('Cache-Control', isImmutable ? FOREVER : 'no-cache');
    if (isImmutable) {
      for (const header of OF_CHANGES) void reply.removeHeader(header);
      // Public to every origin, so that one cached answer serves whoever asks.
      void reply.removeHeader('Vary').header('Access-Control-Allow-Origin', '*');
    }
    if (!/\.html(\.br|\.gz)?$/.test(name)) return;
    const place = RELEASES.test(name) ? ofHost(reply.request.headers.host) : ofFile(name);
    const policy = place.policy();
    void reply.header(
      'Content-Security-Policy',
      FRAME.test(name) ? framePolicyOf(config, policy) : policy,
    );
  };

/** The path as it was asked for. */
const pathOf = ({ originalUrl }: FastifyRequest): string => originalUrl.replace(/[?#].*/s, '');

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Whether a document is asked for where the application may be: never among the files or calls. */
const isNavigation = (request: FastifyRequest): boolean => {
  const name = pathOf(request);
  return (
    isReading(request) &&
    !CALLS.test(name) &&
    !FILES.test(name) &&
    (request.headers.accept ?? '').includes('text/html')
  );
};

const sendNotBuilt = (reply: FastifyReply): FastifyReply =>
  reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);

/** Answers with a file of the variant's own. @param name path of a pointer */
const sendPointer = (reply: FastifyReply, { folder, isThere }: SitePlace, name: string) =>
  isThere() ? reply.sendFile(path.posix.join(folder, name)) : sendNotBuilt(reply);

/** Serves the built site, when there is one, and answers every unknown path. */
export const registerStaticSite = async (
  app: App,
  { config }: { config: SiteConfig },
): Promise<void> => {
  const { siteDir } = config;
  if (!existsSync(path.join(siteDir, 'index.html'))) {
    app.setNotFoundHandler((request, reply) =>
      isNavigation(request) ? sendNotBuilt(reply) : sendProblem(reply, notFound()),
    );
    return;
  }
  const { fastifyStatic } = await import('@fastify/static');
  const onBroken = (cause: unknown): void =>
    app.log.error({ err: cause }, 'The release of the site cannot be read.');
  const places = createSitePlaces(config, onBroken);
  const { ofHost } = places;
  await app.register(fastifyStatic, {
    root: siteDir,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    allowedPath: (_name, _root, { originalUrl }) => !VARIANTS.test(originalUrl),
    setHeaders: setHeaders(config, places),
  });
  app.addHook('preHandler', (request, reply, done) => {
    const place = ofHost(request.headers.host);
    const name = pathOf(request);
    if (place.folder === '' || !isReading(request) || !POINTERS.test(name)) done();
    else sendPointer(reply, place, name === '/' ? 'index.html' : name);
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) return sendProblem(reply, notFound());
    const place = ofHost(request.headers.host);
    // The application itself says that it has no such page.
    void reply.code(place.isPage(pathOf(request)) ? 200 : 404);
    return sendPointer(reply, place, 'index.html');
  });
};
