import { lookup as lookupName } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { isPublicAddress } from './isPublicAddress.ts';

/** Milliseconds that a provider may take. */
const TIMEOUT = 10_000;
/** Bytes of an answer at most; lists of keys take some thousands. */
const MOST = 1_000_000;

/** An address that the server does not call, whoever asks for it. */
export class AddressError extends Error {
  override readonly name = 'AddressError';
}

/** Hosts that are this machine, as they are written in an address. */
const LOCAL: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @throws AddressError unless it is https, or on a development machine at that machine itself */
export const checkAddress = (url: URL, allowsLocal: boolean): void => {
  if (url.username !== '' || url.password !== '') throw new AddressError('Credentials in it.');
  if (allowsLocal && LOCAL.has(url.hostname)) return;
  if (url.protocol !== 'https:') throw new AddressError('No https.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new AddressError('No public address.');
};

/** Looks a name up for the connection that is made with it: nothing can change in between. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookupName(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) {
      callback(error ?? new AddressError('No address.'), []);
    } else if (addresses.some(({ address }) => !isPublicAddress(address))) {
      callback(new AddressError('No public address.'), []);
    } else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** The library sends forms alone. */
const textOfBody = (body: unknown): string | null => {
  if (body instanceof URLSearchParams) return body.toString();
  return typeof body === 'string' ? body : null;
};

const bytesOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MOST) throw new AddressError('The answer is too large.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
};

const headersOf = ({ headers }: IncomingMessage): Headers => {
  const found = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) found.set(name, String(value));
  }
  return found;
};

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/**
 * Makes the `fetch` by which the server calls a provider that an administrator typed: https alone, public addresses
 * alone, no redirects, within limits of time and size. What a name stands for is looked at when it is connected to.
 * @param allowsLocal this machine itself may be called, over http too
 */
export const createGuardedFetch =
  (allowsLocal: boolean) =>
  async (
    address: string,
    { method = 'GET', headers = {}, body }: Asked = {},
  ): Promise<Response> => {
    const url = new URL(address);
    checkAddress(url, allowsLocal);
    const isLocal = allowsLocal && LOCAL.has(url.hostname);
    const text = textOfBody(body);
    const options: RequestOptions = {
      method,
      headers: { ...headers, ...(text !== null && { 'content-length': Buffer.byteLength(text) }) },
      signal: AbortSignal.timeout(TIMEOUT),
      ...(!isLocal && { lookup: lookupPublic }),
    };
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const sent = send(url, options, resolve);
      sent.on('error', reject);
      sent.end(text ?? undefined);
    });
    const bytes = await bytesOf(message);
    const status = message.statusCode ?? 502;
    const isEmpty = status === 204 || status === 304;
    return new Response(isEmpty ? null : new Uint8Array(bytes), {
      status,
      headers: headersOf(message),
    });
  };
