import type { ServerResponse } from 'node:http';

import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';

import { hideNewerApis } from '../builders/hideNewerApis.ts';
import { serveHttp, type TestServer } from '../builders/serveHttp.ts';
import { isApiError, isHttpError } from './apiError.ts';
import { fetchCsrfToken } from './session.ts';
import { createTransport } from './transport.ts';

const servers: TestServer[] = [];

const serve = async (handle: Parameters<typeof serveHttp>[0]): Promise<TestServer> => {
  const server = await serveHttp(handle);
  servers.push(server);
  return server;
};

const answerJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

const thingSchema = z.object({ thing: z.string() });

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('a transport', () => {
  test('refuses to exist without a backend URL', () => {
    expect(() => createTransport({ domain: undefined })).toThrow('must be defined');
  });

  test('parses the answer and hands the headers on', async () => {
    const { domain } = await serve((_request, response) => {
      response.setHeader('ETag', '"r3"');
      answerJson(response, 200, { thing: 'kozijn', extra: 1 });
    });
    const answer = await createTransport({ domain }).request({
      method: 'GET',
      path: '/x',
      answer: thingSchema,
    });
    expect(answer.data).toEqual({ thing: 'kozijn' });
    expect(answer.headers.get('ETag')).toBe('"r3"');
  });

  test('fetches the token before the first write and keeps it for the next', async () => {
    const seen: unknown[] = [];
    const { domain, tokens } = await serve((request, response) => {
      seen.push(request.headers['x-csrf-token']);
      answerJson(response, 200, { thing: 'a' });
    });
    const api = createTransport({ domain });
    await api.request({ method: 'POST', path: '/x', answer: thingSchema });
    await api.request({ method: 'POST', path: '/x', answer: thingSchema });
    expect(seen).toEqual(['token-1', 'token-1']);
    expect(tokens()).toBe(1);
  });

  test.each(['csrf_invalid', 'csrf_missing'])(
    'replays a write once after %s [storing 14]',
    async (code) => {
      let calls = 0;
      const { domain } = await serve((request, response) => {
        calls += 1;
        if (request.headers['x-csrf-token'] === 'token-2') {
          answerJson(response, 200, { thing: 'saved' });
        } else {
          answerJson(response, 403, { message: 'X-CSRF-Token request header is invalid', code });
        }
      });
      const api = createTransport({ domain });
      const { data } = await api.request({ method: 'POST', path: '/x', answer: thingSchema });
      expect(data.thing).toBe('saved');
      expect(calls).toBe(2);
    },
  );

  test('replays nothing for another user', async () => {
    let calls = 0;
    const { domain } = await serve((_request, response) => {
      calls += 1;
      answerJson(response, 403, { message: 'x', code: 'csrf_invalid' });
    });
    const api = createTransport({ domain, mayReplay: async () => false });
    const call = api.request({ method: 'POST', path: '/x', answer: thingSchema });
    await expect(call).rejects.toMatchObject({ status: 403, code: 'csrf_invalid' });
    expect(calls).toBe(1);
  });

  test('gives up after one replay', async () => {
    let calls = 0;
    const { domain } = await serve((_request, response) => {
      calls += 1;
      answerJson(response, 403, { message: 'x', code: 'csrf_invalid' });
    });
    const call = createTransport({ domain }).request({
      method: 'POST',
      path: '/x',
      answer: thingSchema,
    });
    await expect(call).rejects.toMatchObject({ kind: 'http', status: 403 });
    expect(calls).toBe(2);
  });

  test('never replays another refusal', async () => {
    let calls = 0;
    const { domain } = await serve((_request, response) => {
      calls += 1;
      answerJson(response, 403, { message: 'Nee.', code: 'forbidden' });
    });
    const call = createTransport({ domain }).request({
      method: 'POST',
      path: '/x',
      answer: thingSchema,
    });
    await expect(call).rejects.toMatchObject({ serverMessage: 'Nee.', code: 'forbidden' });
    expect(calls).toBe(1);
  });

  test.each([
    ['an HTML page', '<html></html>'],
    ['nothing', ''],
    ['cut off JSON', '{"thing": "a'],
    ['another shape', '{"thing": 3}'],
  ])('says that the answer does not fit when it is %s [storing 25]', async (_what, body) => {
    const { domain } = await serve((_request, response) => response.end(body));
    const call = createTransport({ domain }).request({
      method: 'GET',
      path: '/x',
      answer: thingSchema,
    });
    await expect(call).rejects.toMatchObject({ kind: 'answer' });
  });

  test.each(['', '<h1>Onderhoud</h1>', '{"message": "Ne', '"Nee"', '[]'])(
    'survives an error of %j and reads Retry-After [storing 25]',
    async (text) => {
      const { domain } = await serve((_request, response) => {
        response.writeHead(503, { 'Retry-After': '7' }).end(text);
      });
      const error: unknown = await createTransport({ domain })
        .request({ method: 'GET', path: '/x', answer: thingSchema })
        .catch((caught: unknown) => caught);
      expect(isHttpError(error, 503)).toBe(true);
      expect(error).toMatchObject({ serverMessage: null, code: null, retryAfter: 7 });
    },
  );

  test.each(['<h1>Onderhoud</h1>', 'Onderhoud aan de server', '', '{"id": 7, "na'])(
    'reads no token from %j',
    async (text) => {
      const api = createTransport({ domain: '', fetch: async () => new Response(text) });
      await expect(fetchCsrfToken(api)).rejects.toMatchObject({ kind: 'answer' });
    },
  );

  test('keeps a refused call back until Retry-After has passed, and lets other calls through [storing 26]', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
    const seen: string[] = [];
    const { domain } = await serve((request, response) => {
      seen.push(request.url ?? '');
      if (seen.length > 1) answerJson(response, 200, { thing: 'a' });
      else response.writeHead(429, { 'Retry-After': '30' }).end();
    });
    const api = createTransport({ domain });
    const ask = (path: string) => api.request({ method: 'GET', path, answer: thingSchema });

    await expect(ask('/x')).rejects.toMatchObject({ status: 429, retryAfter: 30 });
    jest.setSystemTime(Date.now() + 12_000);
    await expect(ask('/x')).rejects.toMatchObject({ status: 429, retryAfter: 18 });
    await expect(ask('/y')).resolves.toMatchObject({ data: { thing: 'a' } });
    expect(seen).toEqual(['/x', '/y']);

    jest.setSystemTime(Date.now() + 18_000);
    await expect(ask('/x')).resolves.toMatchObject({ data: { thing: 'a' } });
    jest.useRealTimers();
  });

  test('keeps a refused call back no longer when the clock is put back an hour [storing 35]', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
    let calls = 0;
    const { domain } = await serve((_request, response) => {
      calls += 1;
      if (calls > 1) answerJson(response, 200, { thing: 'a' });
      else response.writeHead(429, { 'Retry-After': '30' }).end();
    });
    const api = createTransport({ domain });
    const ask = () => api.request({ method: 'GET', path: '/x', answer: thingSchema });

    await expect(ask()).rejects.toMatchObject({ status: 429, retryAfter: 30 });
    jest.setSystemTime(Date.now() - 3_600_000);
    await expect(ask()).rejects.toMatchObject({ status: 429, retryAfter: 30 });
    jest.setSystemTime(Date.now() + 30_000);
    await expect(ask()).resolves.toMatchObject({ data: { thing: 'a' } });
    jest.useRealTimers();
  });

  test.each([
    ['7', 7],
    ['Sat, 21 Nov 2026 09:00:30 GMT', 30],
    ['Sat, 21 Nov 2026 08:00:00 GMT', 0],
    ['straks', null],
  ])('reads a Retry-After of %s as %s seconds', async (header, seconds) => {
    jest.useFakeTimers({
      now: new Date('2026-11-21T09:00:00Z'),
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'],
    });
    const { domain } = await serve((_request, response) => {
      response.writeHead(503, { 'Retry-After': header }).end();
    });
    await expect(
      createTransport({ domain }).request({ method: 'GET', path: '/x', answer: thingSchema }),
    ).rejects.toMatchObject({ retryAfter: seconds });
    jest.useRealTimers();
  });

  test('tells a hanging backend from one that is away', async () => {
    const { domain } = await serve(() => undefined);
    const hanging = createTransport({ domain, timeout: 50 }).request({
      method: 'GET',
      path: '/x',
      answer: thingSchema,
    });
    await expect(hanging).rejects.toMatchObject({ kind: 'timeout' });
    const away = createTransport({ domain: 'http://127.0.0.1:9' }).request({
      method: 'GET',
      path: '/x',
      answer: thingSchema,
    });
    await expect(away).rejects.toMatchObject({ kind: 'network' });
  });

  test('is given up when its caller wants it no more, also by the oldest browsers', async () => {
    const giveBack = hideNewerApis();
    const caller = new AbortController();
    const { domain } = await serve(() => caller.abort('weg'));
    const given = createTransport({ domain }).request({
      method: 'GET',
      path: '/x',
      answer: thingSchema,
      signal: caller.signal,
    });
    await expect(given).rejects.toBe('weg');
    giveBack();
  });

  test('does not take an error of our own for a lost network', async () => {
    const { domain } = await serve((_request, response) => answerJson(response, 200, {}));
    const call = createTransport({ domain }).request({
      method: 'POST',
      path: '/x',
      body: { breedte: 1n },
      answer: thingSchema,
    });
    await expect(call).rejects.toThrow(TypeError);
  });

  test('accepts an answer without a body where none is due', async () => {
    const { domain } = await serve((_request, response) => response.writeHead(204).end());
    const { status } = await createTransport({ domain }).request({
      method: 'DELETE',
      path: '/x',
      answer: z.undefined(),
    });
    expect(status).toBe(204);
  });

  test('does not take the page of a network in between for a write that was carried out', async () => {
    const { domain } = await serve((_request, response) => response.end('<html>Log in</html>'));
    const call = createTransport({ domain }).request({
      method: 'DELETE',
      path: '/x',
      answer: z.undefined(),
    });
    await expect(call).rejects.toMatchObject({ kind: 'answer' });
  });

  test('sends the query without its undefined parts', async () => {
    let url: string | undefined;
    const { domain } = await serve((request, response) => {
      url = request.url;
      answerJson(response, 200, { thing: 'a' });
    });
    await createTransport({ domain }).request({
      method: 'GET',
      path: '/x',
      query: { page: 0, 'name[value]': 'a&b', none: undefined },
      answer: thingSchema,
    });
    expect(url).toBe('/x?page=0&name%5Bvalue%5D=a%26b');
  });
});

test('an ordinary error is not one of the family', () => {
  expect(isApiError(new Error('x'))).toBe(false);
});

/** The ids that a transport sends. */
const idsOf = async (domain: string): Promise<(string | null)[]> => {
  const ids: (string | null)[] = [];
  const api = createTransport({
    domain,
    fetch: async (_url, init) => {
      ids.push(new Headers(init?.headers).get('X-Request-Id'));
      return Response.json({ thing: 'a' });
    },
  });
  for (const path of ['/x', '/y']) await api.request({ method: 'GET', path, answer: thingSchema });
  return ids;
};

describe('the id of a request', () => {
  const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

  test('is another one for each call to the own origin', async () => {
    const ids = await idsOf('');
    expect(ids).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
    expect(new Set(ids).size).toBe(2);
  });

  test('is not sent to another origin, which would be asked for leave first', async () => {
    expect(await idsOf('https://backend.example')).toEqual([null, null]);
  });

  test('stands in the error, as the answer names it', async () => {
    const { domain } = await serve((_request, response) => {
      response.writeHead(500, { 'X-Request-Id': '3f2a' }).end();
    });
    const api = createTransport({ domain });
    const failing = api.request({ method: 'GET', path: '/x', answer: thingSchema });
    await expect(failing).rejects.toMatchObject({ status: 500, requestId: '3f2a' });
  });
});
