import { request } from 'node:http';

import type { Visitor } from './visitor.ts';

/** A call whose body is on its way. */
interface Held {
  /** Sends the rest. */
  finish: () => Promise<{ status: number; json: unknown }>;
}

/** Begins a call, of whose body all but the first character is held back. */
export const holdBody = async (
  visitor: Visitor,
  method: 'POST' | 'PUT',
  { url, body }: { url: URL; body: unknown },
): Promise<Held> => {
  const text = JSON.stringify(body);
  const sent = request(url, {
    method,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      cookie: visitor.cookie() ?? '',
      'x-csrf-token': await visitor.fetchToken(),
      'x-forwarded-for': visitor.ip,
    },
  });
  const answered = new Promise<{ status: number; json: unknown }>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const said = Buffer.concat(chunks).toString();
        const json: unknown = said === '' ? undefined : JSON.parse(said);
        resolve({ status: response.statusCode ?? 0, json });
      });
    });
  });
  sent.write(text.slice(0, 1));
  return {
    finish: () => {
      sent.end(text.slice(1));
      return answered;
    },
  };
};
