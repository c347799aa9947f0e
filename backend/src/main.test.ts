import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { buildVariantDocument } from '@adviestool/contract/builders/buildVariant';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { ReleaseRecord } from '@adviestool/contract/release';

import { announcement } from './announcement.ts';
import { readConfig } from './config/config.ts';
import { startServer } from './startServer.ts';
import { withTestDatabase } from './testing/testDatabase.ts';
import { createVisitor, type Visitor } from './testing/visitor.ts';

// A first start takes seconds, on a busy machine many.
jest.setTimeout(180_000);

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
interface Started {
  process: ChildProcess;
  /** The first line that it printed, or all of it when it ended. */
  output: () => string;
  ended: Promise<number | null>;
}

const start = (environment: Record<string, string>): Started => {
  const child = spawn(process.execPath, ['backend/run.mjs', 'main'], {
    cwd: ROOT,
    env: { PATH: String(process.env['PATH']), PORT: '0', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return {
    process: child,
    output: () => output,
    ended: new Promise((resolve) => child.on('close', resolve)),
  };
};

const urlOf = async ({ output, process: child }: Started): Promise<string> => {
  for (;;) {
    const url = /^Adviestool: (\S+)$/m.exec(output())?.[1];
    if (url !== undefined) return url;
    if (child.exitCode !== null) throw new Error(`It ended: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const INDEX = '<!doctype html><title>Adviestool</title>';
const SCRIPT = 'export const antwoord = 42;\n'.repeat(50);

const RELEASE: ReleaseRecord = {
  release: '7',
  variant: 'main',
  host: '0.1.0',
  hostBase: '/host/abc/',
  created: '2026-01-01T00:00:00Z',
  remotes: { projects: '1.2.3' },
};

const writeSite = async (folder: string): Promise<void> => {
  const files: Record<string, string | Buffer> = {
    'index.html': INDEX,
    'index.html.br': brotliCompressSync(INDEX),
    'release.json': JSON.stringify(RELEASE),
    'error.html': INDEX,
    '.geheim': 'x',
    'host/abc/main.js': SCRIPT,
    'host/abc/main.js.br': brotliCompressSync(SCRIPT),
    'host/abc/main.js.gz': gzipSync(SCRIPT),
    'host/channels.json': '{}',
    'releases/7/index.html': INDEX,
    // That of the demo accounts.
    'releases/7/variant.json': JSON.stringify(buildVariantDocument({ id: 'main', groupId: 1 })),
    'remotes/projects/1.2.3/remote.json': JSON.stringify({
      pages: [
        { id: 'projects', path: '', title: '' },
        { id: 'project-view', path: 'project/:projectId', title: '' },
      ],
    }),
    'remotes/projects/1.2.3/remoteEntry.js': SCRIPT,
    'remotes/projects/channels.json': '{}',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
};

let folder: string;
let environment: Record<string, string>;
let server: Started;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adviestool-'));
  environment = { DATA_DIR: path.join(folder, 'data'), SITE_DIR: path.join(folder, 'site') };
  await writeSite(path.join(folder, 'site'));
  server = start(environment);
  url = await urlOf(server);
});

afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  await rm(folder, { recursive: true, force: true });
});

const visitor = (): Visitor => createVisitor(url, '127.0.0.1');

describe('the site', () => {
  const FOREVER = 'public, max-age=31536000, immutable';

  test.each([
    ['/', 'no-cache', 'text/html; charset=utf-8'],
    ['/index.html', 'no-cache', 'text/html; charset=utf-8'],
    ['/release.json', 'no-cache', 'application/json; charset=utf-8'],
    ['/remotes/projects/channels.json', 'no-cache', 'application/json; charset=utf-8'],
    ['/host/channels.json', 'no-cache', 'application/json; charset=utf-8'],
    ['/host/abc/main.js', FOREVER, 'application/javascript; charset=utf-8'],
    ['/releases/7/index.html', FOREVER, 'text/html; charset=utf-8'],
    ['/remotes/projects/1.2.3/remoteEntry.js', FOREVER, 'application/javascript; charset=utf-8'],
  ])('gives %s with Cache-Control %s', async (name, cache, type) => {
    const { status, headers } = await visitor().get(name);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(cache);
    expect(headers['content-type']).toBe(type);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('set-cookie');
    // What never changes is not asked for anew.
    expect('etag' in headers).toBe(cache !== FOREVER);
    expect('last-modified' in headers).toBe(cache !== FOREVER);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('sends what was compressed at build time to who accepts %j', async (accepted, encoding) => {
    const answer = await visitor().get('/host/abc/main.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(answer.headers['cache-control']).toBe(FOREVER);
    expect(answer.headers['vary']).toMatch(/Accept-Encoding/i);
  });

  test('answers a path of the application with its document and policy', async () => {
    for (const name of ['/project/1', '/PROJECT/1/', '/geen-toegang', '/']) {
      for (const encoding of ['br', '']) {
        const headers = { accept: 'text/html,*/*', 'accept-encoding': encoding };
        const answer = await visitor().get(name, headers);
        expect([name, answer.status]).toEqual([name, 200]);
        expect(answer.headers['cache-control']).toBe('no-cache');
        expect(answer.headers['content-security-policy']).toBe(
          "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
            "connect-src 'self'; worker-src 'self' blob:; frame-src 'none'; frame-ancestors 'none'; " +
            "base-uri 'none'; form-action 'self'; object-src 'none'",
        );
        expect(encoding === 'br' || answer.text === INDEX).toBe(true);
      }
    }
  });

  test.each(['/onbekend/pad', '/foo.bar', '/project/1.5', '/%', '/favicon.ico', '/.geheim'])(
    'has no page %s, which the application says itself',
    async (name) => {
      const answer = await visitor().get(name, { accept: 'text/html,*/*' });
      expect([answer.status, answer.text]).toEqual([404, INDEX]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
      });
    },
  );

  test('answers a path of slashes alone as its root', async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request(url, { path: '//', headers: { accept: 'text/html' } }, resolve);
      asked.on('error', reject).end();
    });
    expect([answer.statusCode, await text(answer)]).toEqual([200, INDEX]);
  });

  test.each([
    ['/host/old/main.js', 'text/html'],
    ['/remotes/projects/9.9.9/remoteEntry.js', 'text/html'],
    ['/releases', 'text/html'],
    ['/favicon.ico', 'image/*'],
    ['/%', 'application/json'],
    ['/project/1', 'application/json'],
    ['/api/v2/nergens', 'text/html'],
    ['/session/nergens', 'text/html'],
    ['/user/login', 'text/html'],
    ['/..%2fdata%2fadviestool.lock', '*/*'],
    ['/..%5cdata%5cadviestool.lock', '*/*'],
  ])('never answers %s (%s) with the document', async (name, accept) => {
    const answer = await visitor().get(name, { accept });
    expect([403, 404]).toContain(answer.status);
    expect(answer.json).toEqual({ message: expect.any(String), code: expect.any(String) });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is read, not written', async () => {
    expect((await visitor().post('/project/1', {}, { accept: 'text/html' })).status).toBe(404);
  });
});

describe('a start', () => {
  test('prints the address, and the demo account the first time', async () => {
    expect(server.output()).toMatch(
      /^Adviestool: http:\/\/localhost:\d+\nDemo-account: demo \/ Hoekanker-2026\nPer rol, .*: demo-administrator, .*, demo-outsider\n$/,
    );
    expect((await visitor().tryLogIn('demo', 'Hoekanker-2026')).status).toBe(200);
  });

  test('[storing 39] closes its data folder to others', async () => {
    expect((await stat(String(environment['DATA_DIR']))).mode & 0o777).toBe(0o700);
  });

  test('for others makes no account with a known password, and says so', async () => {
    const dataDir = path.join(folder, 'openbaar');
    await mkdir(dataDir);
    const { config, remove } = await withTestDatabase(
      readConfig({
        ...environment,
        DATA_DIR: dataDir,
        PORT: '0',
        LOG_LEVEL: 'silent',
        ALLOWED_ORIGINS: 'https://advies.example.nl',
        TRUSTED_PROXIES: '127.0.0.1',
      }),
    );
    const own = await startServer(config);
    const person = createVisitor(own.url, '127.0.0.1');
    for (const name of ['demo', 'demo-administrator']) {
      expect((await person.tryLogIn(name, 'Hoekanker-2026')).status).toBe(400);
    }
    expect(announcement(own)).toMatch(
      /^Adviestool: \S+\nGeen demo-accounts, want anderen kunnen erbij \(TRUSTED_PROXIES, ALLOWED_ORIGINS\); zie SEED\.\nVariant main is van groep 1, die deze database niet heeft: .*\n$/,
    );
    await own.stop();
    await remove();
  });
});
