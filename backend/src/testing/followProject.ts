import { request, type IncomingMessage } from 'node:http';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import type { Visitor } from './visitor.ts';

export interface Followed {
  status: number;
  headers: IncomingMessage['headers'];
  /** What came so far. */
  text: () => string;
  /** Waits until this stands in it. @throws Error after five seconds */
  until: (searched: string | RegExp) => Promise<void>;
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
  close: () => void;
}

const LIMIT = 5000;
const LOOK = 10;

/** Opens the stream of a project as a browser does. */
export const followProject = async (
  base: string,
  visitor: Visitor,
  path: string,
): Promise<Followed> => {
  const sent = request(new URL(path, base), {
    headers: { 'x-forwarded-for': visitor.ip, cookie: visitor.cookie() ?? '' },
    agent: false,
  });
  sent.on('error', () => undefined);
  sent.end();
  const response: IncomingMessage = await new Promise((resolve) => {
    sent.once('response', resolve);
  });
  const chunks: string[] = [];
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => chunks.push(chunk));
  response.on('error', () => undefined);
  const text = (): string => chunks.join('');
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text,
    until: async (searched) => {
      const begin = performance.now();
      while (!new RegExp(searched).test(text())) {
        if (performance.now() - begin > LIMIT) throw new Error(`Not heard: ${text()}`);
        await setTimeoutPromise(LOOK);
      }
    },
    ended: new Promise<void>((resolve) => {
      response.once('close', () => resolve());
    }),
    close: () => sent.destroy(),
  };
};
