import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { ruleOf } from '../rechten/routeRules.ts';
import type { App } from './services.ts';

/** Bytes from which compressing is worth it. */
const LEAST = 1024;

/** The best quality takes fifty times as long, for a tenth less. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const [brotliBytes, gzipBytes] = [promisify(brotliCompress), promisify(gzip)];

/** The best first. */
export const ENCODINGS = {
  br: (bytes: Buffer) => brotliBytes(bytes, QUALITY),
  gzip: (bytes: Buffer) => gzipBytes(bytes),
} as const;

type Encoding = keyof typeof ENCODINGS;

const CANDIDATES: readonly Encoding[] = ['br', 'gzip'];

/** Which encoding a client takes; one with `q=0` it does not. */
export const encodingOf = (accepted: string | undefined): Encoding | null => {
  const taken = new Map(
    (accepted ?? '').split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = parameters.find((parameter) => /^q\s*=/.test(parameter));
      return [name, quality === undefined ? 1 : Number(quality.replace(/^q\s*=\s*/, ''))];
    }),
  );
  const isTaken = (name: Encoding): boolean => (taken.get(name) ?? taken.get('*') ?? 0) > 0;
  return CANDIDATES.find(isTaken) ?? null;
};

const bytesOf = (payload: unknown): Buffer | null => {
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : null;
};

/** Beside a secret nothing that somebody else typed may decide how short an answer is. */
const mayCompress = (request: FastifyRequest, reply: FastifyReply): boolean => {
  const rule = ruleOf(request.method, request.routeOptions.url ?? '');
  return rule?.reflects !== 'secret' && !reply.hasHeader('Content-Encoding');
};

/** Compresses answers above 1 kB as the client asks; files of the site come compressed. */
export const registerCompression = (app: App): void => {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const bytes = bytesOf(payload);
    if (bytes === null || bytes.length <= LEAST || !mayCompress(request, reply)) return payload;
    void reply.header('Vary', 'Origin, Accept-Encoding');
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding === null) return bytes;
    void reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    return ENCODINGS[encoding](bytes);
  });
};
