import { fastifySwagger } from '@fastify/swagger';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

import type { Config } from '../config/config.ts';
import { encodingOf, ENCODINGS } from '../http/compression.ts';
import type { App } from '../http/services.ts';
import { describeCalls } from './describeCalls.ts';

type Description = Record<'identity' | 'br' | 'gzip', Buffer>;

const describe = async (document: unknown): Promise<Description> => {
  const identity = Buffer.from(JSON.stringify(document));
  const [br, gzip] = await Promise.all([ENCODINGS.br(identity), ENCODINGS.gzip(identity)]);
  return { identity, br, gzip };
};

/** Collects the routes, and answers `GET /openapi.json` with what they are; must stand before them. */
export const registerOpenapi = async (app: App, { rateLimits }: Config): Promise<void> => {
  const sizes = new Map<string, number>();
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Adviestool',
        description: 'The calls of the adviestool.',
        version: '2',
      },
    },
    transform: createJsonSchemaTransform({}),
  });
  app.addHook('onRoute', ({ method, url, bodyLimit }) => {
    for (const each of [method].flat()) {
      if (bodyLimit !== undefined) sizes.set(`${each} ${url}`, bodyLimit);
    }
  });
  /** The calls of a backend do not change while it runs. */
  let described: Promise<Description> | null = null;
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    described ??= describe(describeCalls(app.swagger(), { sizes, rateLimits }));
    const encoding = encodingOf(request.headers['accept-encoding']) ?? 'identity';
    if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
    return reply
      .type('application/json; charset=utf-8')
      .header('Vary', 'Origin, Accept-Encoding')
      .send((await described)[encoding]);
  });
};
