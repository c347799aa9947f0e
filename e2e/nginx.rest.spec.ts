import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { variantSchema } from '@adviestool/contract/variant';
import { z } from 'zod';

import { createApi } from './fixtures/api.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { command, ROOT } from './fixtures/command.ts';
import { gevelvullingen } from './fixtures/gevelvullingen.ts';
import { HAS_BROTLI, NGINX, startNginx } from './fixtures/nginx.ts';
import { firstData, startOwnSite, type OwnSite } from './fixtures/ownSite.ts';
import { IDS, LOGIN, stepPath } from './fixtures/paths.ts';
import { freePort } from './fixtures/server.ts';
import { expect, test as base } from './fixtures/test.ts';
import { loginPage } from './pages/loginPage.ts';
import { wizard } from './pages/wizard.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const VARIANT = 'gescheiden';

/** The product under nginx: pages and calls on one origin, remotes on another. */
interface Served {
  origin: string;
  remotesOrigin: string;
  site: string;
  /** The backend, which serves a site as well. */
  backend: string;
  /** File to which nginx writes the requests. */
  log: string;
}

const recordSchema = z.looseObject({
  release: z.string(),
  hostBase: z.string(),
  remotes: z.record(z.string(), z.string()),
});

const recordOf = (site: string) =>
  recordSchema.parse(JSON.parse(readFileSync(join(site, 'release.json'), 'utf8')));

/** Composes the shipped variant with every remote on another origin. Returns the folder of the site. */
const assembleApart = async (workplace: string, remotesOrigin: string): Promise<string> => {
  const variants = join(workplace, 'variants');
  const site = join(workplace, 'site');
  cpSync(join(ROOT, 'variants'), variants, { recursive: true });
  const main = variantSchema.parse(
    JSON.parse(readFileSync(join(ROOT, 'variants/main.json'), 'utf8')),
  );
  const remotes = Object.fromEntries(
    Object.entries(main.remotes).map(([id, remote]) => [id, { ...remote, origin: remotesOrigin }]),
  );
  writeFileSync(
    join(variants, `${VARIANT}.json`),
    // Nothing comes over the pages: no news, no cookie bar.
    JSON.stringify({ ...main, id: VARIANT, remotes, whatsNew: undefined, usesCookies: false }),
  );
  const { code, output } = await command(
    'assemble',
    VARIANT,
    '--site',
    site,
    '--variants',
    variants,
  );
  if (code !== 0) throw new Error(output);
  return site;
};

const serve = async (own: OwnSite, ports: { own: number; remotes: number }) => {
  const origin = `http://localhost:${ports.own}`;
  const remotesOrigin = `http://localhost:${ports.remotes}`;
  const site = await assembleApart(own.workplace, remotesOrigin);
  const log = join(own.workplace, 'requests.log');
  const nginx = await startNginx(join(own.workplace, 'nginx'), {
    PORT: String(ports.own),
    SERVER_NAME: 'localhost',
    SITE: site,
    BACKEND: new URL(own.url).host,
    REMOTES_ORIGIN: remotesOrigin,
    REMOTES_PORT: String(ports.remotes),
    REMOTES_SERVER_NAME: 'localhost',
    VARIANT_HOSTS: '',
    ACCESS_LOG: log,
  });
  return { served: { origin, remotesOrigin, site, backend: own.url, log }, stop: nginx.stop };
};

const test = base.extend<object, { served: Served }>({
  served: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads in it that nothing is needed
    async ({}, provide) => {
      const ports = { own: await freePort(), remotes: await freePort() };
      const own = await startOwnSite({
        data: await firstData(),
        allowedOrigins: [`http://localhost:${ports.own}`],
      });
      const { served, stop } = await serve(own, ports);
      await provide(served);
      await stop();
      await own.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks as a browser does that takes these encodings; nothing is followed or unpacked. */
const ask = (url: string, encodings = 'identity', accept = 'text/html'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encodings, accept };
    // As it is written: an address would put the path right.
    const path = url.replace(/^https?:\/\/[^/]+/, '');
    httpRequest(new URL(url).origin, { headers, path }, (answer) => {
      const { statusCode: status = 0, headers: given } = answer;
      text(answer).then((body) => resolve({ status, headers: given, body }), reject);
    })
      .on('error', reject)
      .end();
  });

const textOf = async (url: string, accept: string) => (await ask(url, 'identity', accept)).body;

const policyOf = async (url: string) => (await ask(url)).headers['content-security-policy'];

/** The shipped variant lets developers bring remotes from any port, and choose any backend. */
const withoutRemotes = (policy: unknown) =>
  String(policy)
    .replaceAll(/ http:\/\/localhost:[\d*]+/g, '')
    .replace(' http: https:', '');

test.skip(NGINX === null, 'There is no nginx on this machine, and it could not be installed.');

// One nginx for all of them.
test.describe.configure({ mode: 'serial' });

test('the product works with its remotes on another origin, under the content security policy', async ({
  context,
  page,
  served: { origin, remotesOrigin },
}) => {
  const api = createApi(context.request, origin);
  await page.goto(origin + LOGIN);
  await loginPage(page).name.fill('demo');
  await loginPage(page).password.fill('Hoekanker-2026');
  await loginPage(page).submit.click();
  await expect(page.getByRole('heading', { name: /^Projecten/, level: 1 })).toBeVisible();
  const project = await api.createProject(
    buildProjectGegevens({ projectNaam: 'Onder nginx' }),
    Object.values(gevelvullingen),
  );

  const files: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/remotes/')) files.push(`${response.status()} ${response.url()}`);
  });
  const step = { projectId: project.id, gevelvullingId: IDS.kozijn, step: 'advies' } as const;
  await page.goto(origin + stepPath(step));
  await expect(wizard(page).heading('Advies')).toBeVisible();
  expect(files.some((line) => line.includes('/remotes/gevelvulling/'))).toBe(true);
  expect(files.filter((line) => !line.startsWith(`200 ${remotesOrigin}/`))).toEqual([]);
});

test.describe('the content security policy', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('lets no script of a third origin run', async ({ page, served }) => {
    await page.goto(served.origin + LOGIN);
    await expect(loginPage(page).heading).toBeVisible();
    // The same server by another name is another origin.
    const foreign = `${served.remotesOrigin.replace('localhost', '127.0.0.1')}/remotes/x.js`;
    const violated = await page.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => {
            resolve(`${event.effectiveDirective} ${event.blockedURI}`);
          });
          const script = document.createElement('script');
          script.src = src;
          document.head.append(script);
        }),
      foreign,
    );
    expect(violated).toBe(`script-src-elem ${foreign}`);
  });
});

test('the content security policy is that of the embedded start, but for the origins of remotes', async ({
  served: { origin, remotesOrigin, backend },
}) => {
  const policy = await policyOf(`${origin}/`);
  expect(policy).toContain(`connect-src 'self' ${remotesOrigin};`);
  for (const kind of ['script-src', 'style-src']) {
    expect(policy).toContain(`${kind} 'self' ${remotesOrigin} 'sha256-`);
  }
  // The configuration is of every release; the backend knows whether this one has a remote in a frame.
  const framing = withoutRemotes(policy).replace("frame-src 'self'", "frame-src 'none'");
  expect(framing).toBe(withoutRemotes(await policyOf(`${backend}/`)));
});

test('pointers are asked for anew each time; what is named by its content is kept for ever', async ({
  served: { origin, site },
}) => {
  const { release, hostBase, remotes } = recordOf(site);
  const cacheOf = async (path: string) => {
    const { status, headers } = await ask(origin + path);
    return [status, headers['cache-control']];
  };
  const remoteFile = `/remotes/account/${remotes['account']}/remote.json`;

  expect(await cacheOf('/')).toEqual([200, 'no-cache']);
  expect(await cacheOf('/index.html')).toEqual([200, 'no-cache']);
  expect(await cacheOf('/release.json')).toEqual([200, 'no-cache']);
  expect(await cacheOf('/project/3/details')).toEqual([200, 'no-cache']);
  expect(await cacheOf(`${hostBase}host.json`)).toEqual([200, IMMUTABLE]);
  expect(await cacheOf(remoteFile)).toEqual([200, IMMUTABLE]);
  expect(await cacheOf(`/releases/${release}/index.html`)).toEqual([200, IMMUTABLE]);
  expect(await cacheOf('/remotes/account/0.0.0/remoteEntry.js')).toEqual([404, undefined]);

  writeFileSync(join(site, 'remotes/account/channels.json'), '{}');
  expect(await cacheOf('/remotes/account/channels.json')).toEqual([200, 'no-cache']);
});

test('every path that may be a page is the application; files and calls are not', async ({
  served: { origin, site, backend },
}) => {
  const typeOf = async (path: string, accept?: string) => {
    const { status, headers } = await ask(origin + path, 'identity', accept);
    return [status, headers['content-type'], headers['content-security-policy'] !== undefined];
  };
  const page = [200, 'text/html; charset=utf-8', true];
  const noPage = [404, 'text/html; charset=utf-8', true];

  for (const path of ['/account/inloggen', '/bestaat/niet', '//']) {
    expect([path, await typeOf(path)]).toEqual([path, page]);
  }
  for (const path of ['/foo.bar', '/project/1.5', '/project/1.5/details', '/geen.js']) {
    expect([path, await typeOf(path)]).toEqual([path, noPage]);
    expect(await textOf(origin + path, 'text/html')).toContain('adviestool-release');
    expect(await textOf(origin + path, '*/*')).not.toContain('adviestool-release');
  }
  expect(await typeOf('/%')).toEqual(noPage);
  expect(await textOf(`${origin}/%`, 'text/html')).toContain('adviestool-release');
  for (const path of [
    '/remotes',
    '/host/weg/shell.js',
    '/releases/weg/',
    '/remotes/account/9/a.js',
  ]) {
    expect((await ask(origin + path)).status).toBe(404);
    expect(await textOf(origin + path, 'text/html')).not.toContain('adviestool-release');
  }
  // Who changed the site and why is for those who have the folder.
  expect(existsSync(join(site, '.switches.ndjson'))).toBe(true);
  for (const server of [origin, backend]) {
    const { status, body } = await ask(`${server}/.switches.ndjson`);
    expect([status, body.includes('"kind":"assemble"')]).toEqual([404, false]);
  }
  expect(await typeOf('/user/login')).not.toEqual(page);
  expect((await ask(`${origin}/session/token`)).headers).toMatchObject({
    'cache-control': 'no-store',
    'x-request-id': expect.any(String),
  });
});

test('the log names what was asked for, without the secrets of a reset link', async ({
  served: { origin, log },
}) => {
  const secret = 'een-geheim-dat-niemand-mag-lezen';
  await ask(`${origin}/account/reset?user=1&reset_token=${secret}`);
  await ask(`${origin}/api/v2/user/reset?user=1&reset_token=${secret}`);
  await expect(() => {
    const lines = readFileSync(log, 'utf8');
    expect(lines).toContain('GET /account/reset ');
    expect(lines).toContain('GET /api/v2/user/reset ');
    expect(lines).not.toContain(secret);
  }).toPass();
});

test('assets come compressed, as they lie on the disk', async ({ served: { origin, site } }) => {
  const { hostBase } = recordOf(site);
  const encodingOf = async (path: string, encodings: string) => {
    const { headers } = await ask(origin + path, encodings);
    return [headers['content-encoding'], Number(headers['content-length']), headers.vary];
  };
  const file = `${hostBase}host.json`;
  const sizeOf = (ending: string): number => readFileSync(join(site, file + ending)).length;

  expect(await encodingOf(file, 'gzip')).toEqual(['gzip', sizeOf('.gz'), 'Accept-Encoding']);
  test.skip(!HAS_BROTLI, 'This nginx has no Brotli.');
  expect(await encodingOf(file, 'gzip, br')).toEqual(['br', sizeOf('.br'), 'Accept-Encoding']);
  expect((await encodingOf('/', 'gzip, br'))[0]).toBe('br');
  expect((await encodingOf('/project/3', 'gzip, br'))[0]).toBe('br');
});

test('calls come compressed by the backend, and many gevelvullingen may be 8 MiB', async ({
  served: { origin },
}) => {
  const form = `${origin}/api/v2/group/1/user/register`;
  expect((await ask(form, 'gzip, br')).headers['content-encoding']).toBe('br');
  expect((await ask(form, 'gzip')).headers['content-encoding']).toBe('gzip');
  const send = async (path: string, size: number): Promise<number> => {
    const headers = { 'Content-Type': 'application/json' };
    const body = ' '.repeat(size * 1024 * 1024);
    const url = `${origin}/api/v2/group/1/project/1${path}`;
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };
  // Who is not logged in is refused by the backend; what is too large does not get there.
  expect(await send('/gevelvullingen', 8)).toBe(403);
  expect(await send('/gevelvullingen', 10)).toBe(413);
  expect(await send('', 4)).toBe(413);
});

test('the origin of the remotes gives remotes to any page, the frame for them, and nothing else', async ({
  served: { remotesOrigin, site },
}) => {
  const { remotes, hostBase } = recordOf(site);
  const { status, headers } = await ask(
    `${remotesOrigin}/remotes/account/${remotes['account']}/remote.json`,
  );
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': IMMUTABLE,
  });
  // The document of a frame takes the host's code from the origin that it stands on.
  expect((await ask(`${remotesOrigin}${hostBase}host.json`)).status).toBe(200);
  for (const path of ['/', '/index.html', '/release.json', hostBase, '/user/login']) {
    expect([path, (await ask(remotesOrigin + path)).status]).toEqual([path, 404]);
  }
});
