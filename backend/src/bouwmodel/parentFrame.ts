import { fastify, type FastifyInstance } from 'fastify';

const FOREVER = 'public, max-age=31536000, immutable';

/** Files whose name carries a fingerprint of their content. */
const IMMUTABLE = /\.[\da-f]{8}\.\w+$/;

/** The parser of building models is WebAssembly, which only this page needs. */
const policyOf = (site: string): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    `frame-src ${site}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/**
 * The server of a parent frame: its files, and the settings that tell it where the product is.
 * @param dir folder of its build
 * @param site address of the product
 */
export const createParentFrame = async (dir: string, site: string): Promise<FastifyInstance> => {
  const app = fastify({ logger: false });
  const policy = policyOf(site);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  app.get('/instellingen.json', async () => ({ adviestool: site }));
  const { fastifyStatic } = await import('@fastify/static');
  await app.register(fastifyStatic, {
    root: dir,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, file) => {
      if (IMMUTABLE.test(file)) void reply.header('Cache-Control', FOREVER);
    },
  });
  return app;
};
