import { fastifySwagger } from '@fastify/swagger';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

import type { Config } from '../config/config.ts';
import type { App } from '../http/services.ts';
import { describeCalls } from './describeCalls.ts';

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
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(describeCalls(app.swagger(), { sizes, rateLimits }))),
  );
};
