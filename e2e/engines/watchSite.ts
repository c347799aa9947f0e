import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { freePort } from '../fixtures/server.ts';

/** Where the browser tells what went wrong; the site itself has nothing there. */
const TOLD = '/e2e-gemeld';
const LISTENER = '/e2e-luisteraar.js';

/** In the page, before any of its own scripts. */
const listen = (told: string): void => {
  const tell = (line: string): void => {
    navigator.sendBeacon(told, line);
  };
  addEventListener('error', ({ message, filename }) => {
    // An observer that goes on in the next frame, as Firefox calls it: no error of anybody.
    if (!message.startsWith('ResizeObserver loop')) tell(`uncaught: ${message} (${filename})`);
  });
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${String(reason)}`));
};

/** Sends a document on, with the script that listens before any other. */
const answerDocument = async (answer: IncomingMessage, response: ServerResponse) => {
  const html = (await text(answer)).replace(/<head>/i, `$&<script src="${LISTENER}"></script>`);
  const { 'content-length': _length, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 200, headers).end(html);
};

export interface WatchedSite {
  url: string;
  /** Uncaught errors and reports of violations of the content security policy, as browsers tell them. */
  faults: readonly string[];
  stop: () => Promise<void>;
}

/**
 * Stands before a site and lets every browser tell, in the same way, what no page should do: it adds a
 * place for reports to the policy, and a script that listens for errors to the document.
 */
export const watchSite = async (site: string): Promise<WatchedSite> => {
  const faults: string[] = [];
  const target = new URL(site);

  const passOn = (asked: IncomingMessage, response: ServerResponse): void => {
    const isDocument = asked.headers.accept?.includes('text/html') === true;
    const headers = { ...asked.headers };
    if (headers.origin !== undefined) headers.origin = target.origin;
    // What is to be changed comes as text, and whole.
    if (isDocument) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    const outward = request({
      host: target.hostname,
      port: target.port,
      method: asked.method,
      path: asked.url,
      headers,
    });
    outward.on('error', () => response.destroy());
    outward.on('response', (answer) => {
      const policy = answer.headers['content-security-policy'];
      if (typeof policy === 'string') {
        answer.headers['content-security-policy'] = `${policy}; report-uri ${TOLD}`;
      }
      if (isDocument && answer.headers['content-type']?.startsWith('text/html') === true) {
        void answerDocument(answer, response);
        return;
      }
      response.writeHead(answer.statusCode ?? 200, answer.headers);
      answer.pipe(response);
    });
    asked.pipe(outward);
  };

  const server = createServer((asked, response) => {
    if (asked.url === LISTENER) {
      const script = `(${listen.toString()})(${JSON.stringify(TOLD)});`;
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    } else if (asked.url === TOLD) {
      void text(asked).then((line) => faults.push(line));
      response.writeHead(204).end();
    } else passOn(asked, response);
  });
  const port = await freePort();
  server.listen(port);
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    faults,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};
