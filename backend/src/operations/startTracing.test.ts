import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { z } from 'zod';

import { createWatch } from '../watch/createWatch.ts';
import { startTracing } from './startTracing.ts';

jest.setTimeout(120_000);

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
  status: z.looseObject({ code: z.int() }),
});

/** What a collector gets, as far as it is looked at. */
const sentSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.looseObject({ key: z.string() })) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

const received: { path: string | undefined; body: unknown }[] = [];
let collector: Server;
let endpoint: string;

beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      received.push({ path: request.url, body });
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    collector.listen(0, '127.0.0.1', resolve);
  });
  const address = collector.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});

const SECRET = 'Villa Geheim';

/** Does a call with a statement that fails, a report, and a look at a queue. */
const work = async (ratio: number): Promise<void> => {
  const watch = createWatch();
  const stop = startTracing({ endpoint, ratio }, { watch, version: '1.2.3' });
  const call = watch.begin({ kind: 'call', name: 'POST /api/v2/x', requestId: 'a1' });
  const statement = { kind: 'statement', name: 'insert into "projects" values ($1)' } as const;
  await call
    .within(() => watch.run(statement, () => Promise.reject(new RangeError(SECRET))))
    .catch(() => undefined);
  call.end({ status: 500 });
  await watch.run({ kind: 'rapport', name: 'dossier', requestId: 'a1' }, async () => undefined);
  await watch.run({ kind: 'statement', name: 'select 1' }, async () => undefined);
  await stop();
};

test('a call, its statements and the report that it asked for are sent as spans', async () => {
  await work(1);
  expect(received.map(({ path }) => path)).toEqual(['/v1/traces']);
  const { resourceSpans } = sentSchema.parse(received[0]?.body);
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans));
  expect(spans.map(({ name }) => name).toSorted()).toEqual([
    'POST /api/v2/x',
    'insert',
    'rapport dossier',
  ]);
  const named = (name: string) => spans.find((span) => span.name === name);
  const call = named('POST /api/v2/x');
  expect(named('insert')).toMatchObject({ traceId: call?.traceId, parentSpanId: call?.spanId });
  expect(call?.status.code).toBe(2);
  for (const { attributes } of spans) {
    expect(attributes).toContainEqual({
      key: 'adviestool.request_id',
      value: { stringValue: 'a1' },
    });
  }
  expect(resourceSpans[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'adviestool' },
  });
  const text = JSON.stringify(received);
  expect(text).toContain('RangeError');
  expect(text).not.toContain(SECRET);
});

test('of a part of the calls nothing is sent when the part is none', async () => {
  received.splice(0);
  await work(0);
  expect(received).toEqual([]);
});

test('a collector that is away makes no stop fail', async () => {
  const watch = createWatch();
  const stop = startTracing({ endpoint: 'http://127.0.0.1:9', ratio: 1 }, { watch, version: '1' });
  await watch.run({ kind: 'mail', name: 'welcome' }, async () => undefined);
  await expect(stop()).resolves.toBeUndefined();
});

test('a server that traces nothing does not load what traces', async () => {
  const script =
    "await import('./src/startServer.ts'); const { createRequire } = await import('node:module');" +
    "const names = Object.keys(createRequire(process.cwd() + '/').cache);" +
    "console.log(names.some((name) => name.includes('prom-client')), names.filter((name) => /opentelemetry.(sdk|exporter|resources)/.test(name)));";
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd });
  expect(stdout.trim()).toBe('true []');
});
