import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import type { Config } from '../config/config.ts';

interface MetricsServerOptions extends NonNullable<Config['metrics']> {
  /** All metrics as they are now, in the format of Prometheus. */
  read: () => Promise<string>;
  contentType: string;
}

export interface MetricsServer {
  /** Where Prometheus finds it. */
  url: string;
  close: () => Promise<void>;
}

/** Milliseconds that a request may take to arrive. */
const ARRIVAL = 5000;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const isAllowed = ({ headers }: IncomingMessage, token: string | null): boolean =>
  token === null || timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`));

const say = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end(text);
};

/**
 * Answers `GET /metrics` on a port of its own, which the calls and the site are not on: for this machine, or
 * for who shows the token.
 */
export const serveMetrics = async ({
  host,
  port,
  token,
  read,
  contentType,
}: MetricsServerOptions): Promise<MetricsServer> => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isAllowed(request, token)) return say(response, 401, 'A token is needed.\n');
    if (request.method !== 'GET' || request.url !== '/metrics') return say(response, 404, '');
    const text = await read();
    response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
    response.end(text);
    return undefined;
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => say(response, 500, 'The metrics cannot be read.\n'));
  });
  server.requestTimeout = ARRIVAL;
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}/metrics`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
