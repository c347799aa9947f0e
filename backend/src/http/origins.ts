import { fastifyCors } from '@fastify/cors';

import type { App, Services } from './services.ts';

const ownOrigins = (app: App, port: number): string[] => {
  const ports = new Set([
    port,
    ...app.addresses().flatMap((address) => (typeof address === 'string' ? [] : [address.port])),
  ]);
  return [...ports].flatMap((each) =>
    ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${each}`),
  );
};

/** Makes the test of an Origin header: exactly one of the list; `null` never is. */
export const createOriginCheck = (app: App, { config }: Services) => {
  const listed = new Set(config.allowedOrigins);
  return (origin: string): boolean =>
    listed.has(origin) || (config.allowsOwnOrigin && ownOrigins(app, config.port).includes(origin));
};

export type OriginCheck = ReturnType<typeof createOriginCheck>;

/** Lets pages of the listed origins call with credentials. */
export const registerCors = async (app: App, isAllowed: OriginCheck): Promise<void> => {
  await app.register(fastifyCors, {
    origin: async (origin: string | undefined) =>
      origin !== undefined && isAllowed(origin) ? origin : false,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'Accept',
      'Content-Type',
      'X-CSRF-Token',
      'If-Match',
      'Idempotency-Key',
      'Prefer',
    ],
    exposedHeaders: [
      'ETag',
      'Preference-Applied',
      'Content-Disposition',
      'Retry-After',
      'X-Request-Id',
    ],
    maxAge: 600,
  });
};
