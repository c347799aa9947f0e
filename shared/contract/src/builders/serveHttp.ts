/// <reference types="node" preserve="true" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface TestServer {
  /** Scheme, host and port. */
  domain: string;
  /** How many CSRF tokens were asked for. */
  tokens: () => number;
  close: () => void;
}

/**
 * Starts a real HTTP server for a test; `handle` sees every request but the one for a token, which
 * is answered token-1, token-2 …
 */
export const serveHttp = async (
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<TestServer> => {
  let tokens = 0;
  const server = createServer((request, response) => {
    if (request.url !== '/session/token') {
      handle(request, response);
      return;
    }
    tokens += 1;
    response.end(`token-${tokens}`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return {
    domain: `http://127.0.0.1:${address.port}`,
    tokens: () => tokens,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
