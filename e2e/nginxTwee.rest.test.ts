import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type ClientHttp2Session } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loginAnswerSchema } from '@adviestool/contract/session';

import { projects } from '../backend/src/database/schema/projects.ts';
import { buildProjectBody } from '../backend/src/testing/buildProjectBody.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../backend/src/testing/testApp.ts';
import { makeCertificate } from './fixtures/certificate.ts';
import { NGINX, startTwee } from './fixtures/nginx.ts';
import { freePort, type RunningServer } from './fixtures/server.ts';

/* Two backends behind deploy/nginx.conf and deploy/nginx-twee.conf, as a browser meets them. */

const SITE = {
  'index.html': '<!doctype html><title>Adviestool</title>',
  'releases/r1/frame.html': '<!doctype html><title></title>',
  'host/abc/main.js': `${'// veel\n'.repeat(500)}export {};`,
};

let folder: string;
let ports: { own: number; plain: number };
let first: TestApp;
let second: TestApp;
let client: ClientHttp2Session;
/** What was begun has to end, also when the next does not begin. */
const ends: (() => unknown)[] = [];

const makeSite = (): string => {
  const site = join(folder, 'site');
  for (const name of ['host/abc', 'releases/r1']) mkdirSync(join(site, name), { recursive: true });
  for (const [name, content] of Object.entries(SITE)) {
    writeFileSync(join(site, name), content);
    writeFileSync(join(site, `${name}.gz`), gzipSync(content));
  }
  // As assemble writes it for documents in which nothing stands.
  writeFileSync(
    join(site, '.policy.conf'),
    'map $host $adviestool_scripts { default ""; }\nmap $host $adviestool_styles { default ""; }\n',
  );
  return site;
};

const serve = async (): Promise<void> => {
  folder = mkdtempSync(join(tmpdir(), 'adviestool-twee-'));
  ends.unshift(() => rmSync(folder, { recursive: true }));
  ports = { own: await freePort(), plain: await freePort() };
  const remotes = await freePort();
  const origin = `https://localhost:${ports.own}`;
  const config = {
    rateLimits: { perIp: 100_000, writes: 100_000 },
    allowedOrigins: [origin],
    trustedProxies: ['127.0.0.1'],
  };
  first = await buildTestApp(config);
  ends.unshift(first.close);
  second = await buildTestApp(config, first.handle);
  const certificate = makeCertificate(folder);
  const nginx: RunningServer = await startTwee(join(folder, 'nginx'), {
    ...certificate,
    PORT: `${ports.own} ssl http2`,
    PLAIN_PORT: String(ports.plain),
    SERVER_NAME: 'localhost',
    SITE: makeSite(),
    BACKEND: 'adviestool_backend',
    BACKEND_1: new URL(first.base).host,
    BACKEND_2: new URL(second.base).host,
    REMOTES_ORIGIN: '',
    REMOTES_PORT: `${remotes} ssl http2`,
    REMOTES_SERVER_NAME: 'localhost',
    VARIANT_HOSTS: '',
    ACCESS_LOG: join(folder, 'requests.log'),
  });
  ends.unshift(nginx.stop);
  client = connect(origin, { ca: readFileSync(certificate.CERTIFICATE) });
  ends.unshift(() => client.destroy());
};

beforeAll(async () => {
  if (NGINX !== null) await serve();
});
afterAll(async () => {
  for (const end of ends) await end();
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

const ask = async (path: string, { method = 'GET', headers = {}, body }: Sent = {}) => {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const stream = client.request({ ':path': path, ':method': method, ...json, ...headers });
  stream.end(body === undefined ? undefined : JSON.stringify(body));
  const answered = new Promise<Record<string, unknown>>((resolve, reject) => {
    stream.once('response', resolve);
    stream.once('error', reject);
  });
  const given = await answered;
  return { status: Number(given[':status']), headers: given, body: await text(stream) };
};

const logIn = async (world: TestApp, headers: Record<string, string> = {}) => {
  const groupId = await world.group();
  const { name } = await world.account({ groupId, roles: ['company-administrator'] });
  const login = '/user/login?_format=json';
  const answer = await ask(login, { method: 'POST', headers, body: { name, pass: PASSWORD } });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const { csrf_token: token } = loginAnswerSchema.parse(JSON.parse(answer.body));
  return { groupId, headers: { cookie, 'x-csrf-token': token } };
};

const there = NGINX === null ? describe.skip : describe;

there('two backends behind nginx', () => {
  test('are reached over TLS and HTTP/2 alone, with headers that say so', async () => {
    const page = await ask('/', { headers: { accept: 'text/html' } });
    expect(client.alpnProtocol).toBe('h2');
    expect(page).toMatchObject({ status: 200, body: SITE['index.html'] });
    expect(page.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'cache-control': 'no-cache',
    });
    const call = await ask('/api/v2/user/current');
    expect([call.status, call.headers['strict-transport-security']]).toEqual([
      200,
      'max-age=31536000',
    ]);
    const plain = await fetch(`http://localhost:${ports.plain}/project/3?x=1`, {
      redirect: 'manual',
    });
    expect([plain.status, plain.headers.get('location')]).toEqual([
      301,
      'https://localhost/project/3?x=1',
    ]);
  });

  test('the document of framed remotes stands in pages of the site alone', async () => {
    const { status, headers } = await ask('/releases/r1/frame.html');
    expect([status, headers['content-security-policy']]).toEqual([200, "frame-ancestors 'self'"]);
  });

  test('files come as they lie compressed on the disk, and stay for ever', async () => {
    const { headers } = await ask('/host/abc/main.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(gzipSync(SITE['host/abc/main.js']).length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('know the address of the visitor, whatever he says of it', async () => {
    const lines = first.auditLines.length + second.auditLines.length;
    await logIn(first, { 'x-forwarded-for': '198.51.100.7' });
    const told = [...first.auditLines, ...second.auditLines].slice(lines).join('');
    expect(told).not.toContain('198.51.100.7');
    expect(first.auditLines.concat(second.auditLines).join('')).toContain('"ip":"127.0.0.1"');
  });

  test('let the events of a project through at once, not compressed, by whichever it was saved', async () => {
    const { groupId, headers } = await logIn(first);
    const body = buildProjectBody();
    const made = await ask(`/api/v2/group/${groupId}/user/projects`, {
      method: 'POST',
      headers,
      body,
    });
    const path = `/api/v2/group/${groupId}/project/${/"id":(\d+)/.exec(made.body)?.[1] ?? ''}`;
    const streams = ['tab-van-een', 'tab-van-twee'].map((tab) =>
      client.request({
        ':path': `${path}/volgen?tab=${tab}`,
        'accept-encoding': 'gzip, br',
        ...headers,
      }),
    );
    const heard = streams.map((stream) => {
      const chunks: string[] = [];
      stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
      return chunks;
    });
    const encodings = streams.map(
      (stream) =>
        new Promise((resolve) => {
          stream.once('response', (given) => resolve(given['content-encoding'] ?? null));
        }),
    );
    const until = async (searched: string): Promise<void> => {
      while (!heard.every((chunks) => chunks.join('').includes(searched))) await pause(20);
    };
    await until('event: stand');
    expect(await Promise.all(encodings)).toEqual([null, null]);

    const begin = performance.now();
    const saved = await ask(path, { method: 'POST', headers, body: { ...body, name: 'Anders' } });
    expect(saved.status).toBe(200);
    await until('event: opgeslagen\ndata: {"revision":"r2"');
    expect(performance.now() - begin).toBeLessThan(2000);
    for (const stream of streams) stream.close();
  });

  test('one of them goes while projects are made: each is there once, and nobody is logged out', async () => {
    const { groupId, headers } = await logIn(first);
    const path = `/api/v2/group/${groupId}/user/projects`;
    const body = buildProjectBody();
    const before = await first.handle.database.$count(projects);
    const refused: number[] = [];
    /** As the application does: the same key until it is answered. */
    const make = async (): Promise<void> => {
      const key = randomUUID();
      for (;;) {
        const answer = await ask(path, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': key },
          body,
        });
        if (answer.status === 201) return;
        refused.push(answer.status);
        if (answer.status !== 503) throw new Error(`${answer.status} ${answer.body}`);
      }
    };
    for (let round = 0; round < 8; round += 1) {
      const made = Promise.all(Array.from({ length: 5 }, make));
      if (round === 3) await second.close();
      await made;
    }
    expect(await first.handle.database.$count(projects)).toBe(before + 40);
    expect(refused.every((status) => status === 503)).toBe(true);
    expect((await ask('/api/v2/user/current', { headers })).body).not.toContain('"uid":0');
    expect((await fetch(`http://localhost:${ports.plain}/readyz`)).status).toBe(200);
  });

  test('with neither of them a call is answered as the contract says, and pages are still there', async () => {
    first.app.server.closeAllConnections();
    await first.app.close();
    const { status, headers, body } = await ask('/api/v2/user/current');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(JSON.parse(body)).toMatchObject({ code: 'maintenance' });
    expect((await ask('/', { headers: { accept: 'text/html' } })).status).toBe(200);
    expect((await fetch(`http://localhost:${ports.plain}/readyz`)).ok).toBe(false);
  });
});
