import { afterEach, expect, test } from '@jest/globals';

import { createVisitor } from '../testing/visitor.ts';
import { serveMetrics, type MetricsServer } from './serveMetrics.ts';

const TOKEN = 'een geheim van tenminste tweeendertig tekens';

let server: MetricsServer;

const serve = async (token: string | null, read = async () => 'aantal 1\n') => {
  server = await serveMetrics({ host: '127.0.0.1', port: 0, token, read, contentType: 'text/x' });
  return createVisitor(new URL(server.url).origin, '127.0.0.1');
};

afterEach(() => server.close());

test('the metrics are on their own port', async () => {
  const answer = await (await serve(null)).get('/metrics');
  expect([answer.status, answer.text]).toEqual([200, 'aantal 1\n']);
  expect(answer.headers).toMatchObject({ 'content-type': 'text/x', 'cache-control': 'no-store' });
});

test('nothing else is there', async () => {
  const visitor = await serve(null);
  expect((await visitor.get('/')).status).toBe(404);
  expect((await visitor.get('/healthz')).status).toBe(404);
  expect((await visitor.post('/metrics', {})).status).toBe(404);
});

test.each([
  [401, {}],
  [401, { authorization: `Bearer ${TOKEN}x` }],
  [401, { authorization: TOKEN }],
  [200, { authorization: `Bearer ${TOKEN}` }],
])('with a token set it answers %i to %j', async (status, headers) => {
  const answer = await (await serve(TOKEN)).get('/metrics', headers);
  expect(answer.status).toBe(status);
  expect(answer.text.includes('aantal')).toBe(status === 200);
});

test('metrics that cannot be read give 500, and the port stays', async () => {
  const visitor = await serve(null, () => Promise.reject(new Error('kapot')));
  expect((await visitor.get('/metrics')).status).toBe(500);
  expect((await visitor.get('/metrics')).status).toBe(500);
});
