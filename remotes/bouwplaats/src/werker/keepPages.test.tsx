import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';

import { forgetPages, keepPages } from './keepPages.ts';

/** A worker that a browser installs. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** What a browser has, and was asked for. */
const browser = {
  registered: new Array<string>(),
  scopes: new Array<string>(),
  caches: new Array<string>(),
  installing: null as FakeWorker | null,
  active: null as FakeWorker | null,
  refuses: false,
};

const registrationOf = (path: string) => ({
  scope: `https://adviestool.example.nl${path}`,
  unregister: async () => {
    browser.scopes = browser.scopes.filter((scope) => scope !== path);
    return true;
  },
});

const container = {
  register: async (script: string, { scope }: { scope: string }) => {
    if (browser.refuses) throw new TypeError('It may not be registered.');
    browser.registered.push(`${script} for ${scope}`);
    return { installing: browser.installing, active: browser.active };
  },
  getRegistrations: async () => browser.scopes.map(registrationOf),
};

const plek = { soort: 'project', projectId: 7 } as const;
const link = { soort: 'link', inzageId: 'x' } as const;

const { config } = buildHost();
const host = (release?: string) => ({
  config: { ...config, ...(release !== undefined && { release }) },
  log: () => undefined,
});

beforeEach(() => {
  Object.assign(browser, { registered: [], scopes: [], caches: [] });
  Object.assign(browser, { installing: new FakeWorker(), active: null, refuses: false });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: {
      keys: async () => browser.caches,
      delete: async (name: string) => {
        browser.caches = browser.caches.filter((each) => each !== name);
        return true;
      },
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
  Object.assign(process.env, { NODE_ENV: 'test' });
});

test('the release of the page is kept, for the pages of the site alone', async () => {
  browser.installing?.become('activated');
  expect(await keepPages(host('abc123'), plek)).toBe(true);
  expect(await keepPages(host('abc123'), link)).toBe(true);
  expect(browser.registered).toEqual([
    '/bouwplaats-worker.js?release=abc123 for /project/7/bouwplaats',
    '/bouwplaats-worker.js?release=abc123 for /bouwplaats',
  ]);
});

test('pages open without a network when everything of them came, and not before', async () => {
  let isKept: boolean | null = null;
  const keeping = keepPages(host('abc123'), plek).then((answer) => {
    isKept = answer;
  });
  await Promise.resolve();
  browser.installing?.become('installed');
  await new Promise((resolve) => setTimeout(resolve));
  expect(isKept).toBeNull();
  browser.installing?.become('activated');
  await keeping;
  expect(isKept).toBe(true);
});

test('a file that did not come leaves the site as it was: not kept, or as an earlier release', async () => {
  browser.installing?.become('redundant');
  expect(await keepPages(host('abc123'), plek)).toBe(false);
  browser.active = new FakeWorker();
  expect(await keepPages(host('abc123'), plek)).toBe(true);
});

test('nothing is kept of what is built for development, of a host that names no release, or where it may not be', async () => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  expect(await keepPages(host('abc123'), plek)).toBe(false);
  Object.assign(process.env, { NODE_ENV: 'test' });
  expect(await keepPages(host(), plek)).toBe(false);
  browser.refuses = true;
  expect(await keepPages(host('abc123'), plek)).toBe(false);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(await keepPages(host('abc123'), plek)).toBe(false);
  expect(browser.registered).toEqual([]);
});

/** The cache of a worker. */
const nameOf = (scope: string): string =>
  `adviestool-bouwplaats-precache-v2-https://adviestool.example.nl${scope}`;

test('what is forgotten of one project leaves the others and the links', async () => {
  browser.scopes = ['/project/7/bouwplaats', '/project/71/bouwplaats', '/bouwplaats'];
  browser.caches = browser.scopes.map(nameOf);
  await forgetPages(link);
  await forgetPages(plek);
  expect(browser.scopes).toEqual(['/project/71/bouwplaats', '/bouwplaats']);
  expect(browser.caches).toEqual(browser.scopes.map(nameOf));
});
