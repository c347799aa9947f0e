import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { ruleOf } from '../rechten/routeRules.ts';
import type { App } from './services.ts';

/** Bytes from which compressing is worth it. */
const LEAST = 1024;

/** Bytes up to which it is done at once: having another thread do it takes three times as much of the processor. */
const AT_ONCE = 32 * 1024;

/** The best takes fifty times as long, for a tenth less. */
const QUALITY = 4;

const [brotliBytes, gzipBytes] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Bits of a window that holds all of it. Both make room ready before they begin, which for a short answer is most of
 * the work.
 */
const windowOf = (bytes: Buffer, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.ceil(Math.log2(bytes.length))));

/** Room for all that comes out of it, but for what is not made shorter. */
const chunkOf = (bytes: Buffer): number => Math.min(constants.Z_DEFAULT_CHUNK, bytes.length);

const brotli = async (bytes: Buffer): Promise<Buffer> => {
  const options = {
    chunkSize: chunkOf(bytes),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes, 10, constants.BROTLI_DEFAULT_WINDOW),
    },
  };
  return bytes.length > AT_ONCE ? brotliBytes(bytes, options) : brotliCompressSync(bytes, options);
};

const zip = async (bytes: Buffer): Promise<Buffer> => {
  const windowBits = windowOf(bytes, 9, constants.Z_DEFAULT_WINDOWBITS);
  const options = {
    chunkSize: chunkOf(bytes),
    windowBits,
    // As much as that window needs.
    memLevel: Math.min(constants.Z_DEFAULT_MEMLEVEL, windowBits - 6),
  };
  return bytes.length > AT_ONCE ? gzipBytes(bytes, options) : gzipSync(bytes, options);
};

/** The best first. */
export const ENCODINGS = { br: brotli, gzip: zip } as const;

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
