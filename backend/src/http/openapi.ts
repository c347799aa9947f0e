import { fastifySwagger } from '@fastify/swagger';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

import type { App } from './services.ts';

/** Collects the routes; must stand before them. */
export const registerOpenapi = async (app: App): Promise<void> => {
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
};

/** `GET /openapi.json`. */
export const registerOpenapiRoute = (app: App): void => {
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  );
};
