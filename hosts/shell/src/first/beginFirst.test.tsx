import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import type { Release } from '@adviestool/contract/release';
import type { Variant } from '@adviestool/contract/variant';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

import { buildDocument } from '../builders/buildDocument.ts';
import { buildRemotes } from '../builders/buildRemotes.ts';
import { beginFirst } from './beginFirst.ts';

const remotes = Object.fromEntries(
  Object.entries(
    buildRemotes([
      buildDocument({
        id: 'projects',
        pages: [
          { id: 'list', path: '', title: 'Projecten', guards: ['require-authenticated'] },
          { id: 'edit', path: 'project/:projectId/details', title: '', skeleton: 'form' },
        ],
        files: { common: ['entry.js'], pages: { list: ['list.js'], edit: ['edit.js'] } },
      }),
      buildDocument({
        id: 'account',
        pages: [
          {
            id: 'create',
            path: 'account/aanmaken',
            title: 'Account aanmaken',
            guards: ['require-anonymous', 'require-user-registration-enabled'],
          },
          {
            id: 'login',
            path: 'account/inloggen',
            title: 'Inloggen',
            skeleton: 'card',
            guards: ['require-anonymous'],
          },
        ],
        files: { common: ['entry.js'], pages: { login: ['login.js'] } },
      }),
    ]),
  ).map(([id, remote]) => [
    id,
    { ...remote, preload: 'idle' as const, integrity: { 'entry.js': 'sha256-entry' } },
  ]),
);

const releaseOf = (change: Partial<Variant> = {}): Release => ({
  release: 'r1',
  host: '1',
  variant: { ...buildVariant(), ...change },
  catalogus: { id: 'proef', versie: '1', file: '/x', integrity: 'sha256-x' },
  whatsNew: null,
  remotes,
});

const ID = buildVariant().id;

const fetched = jest.fn<typeof fetch>();
/** What was fetched, once the frame could have been painted. */
const files = async (): Promise<string[]> => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  return fetched.mock.calls.flatMap(([input]) =>
    typeof input === 'string' && input.endsWith('.js') ? [input] : [],
  );
};
const original = globalThis.fetch;

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  fetched.mockReset().mockImplementation(() => new Promise(() => undefined));
  globalThis.fetch = fetched;
});
afterEach(async () => {
  // What a test leaves to be fetched is not of the next.
  await files();
  globalThis.fetch = original;
});

/** Opens a page, by a visitor who was last seen like this. */
const open = (path: string, seen: string | null = null, change: Partial<Variant> = {}) => {
  history.replaceState(null, '', path);
  if (seen !== null) localStorage.setItem(`${ID}:session-seen`, JSON.stringify(seen));
  return beginFirst(releaseOf(change));
};

const LIST = ['/remotes/projects/1/entry.js', '/remotes/projects/1/list.js'];
const LOGIN = ['/remotes/account/1/entry.js', '/remotes/account/1/login.js'];

test.each([
  ['/account/inloggen', null, LOGIN],
  ['/account/inloggen', 'anonymous', LOGIN],
  ['/', 'authenticated', LIST],
  // Who will be asked to log in gets that page, and nothing of the other.
  ['/', 'anonymous', LOGIN],
  // Nobody knows yet.
  ['/', null, []],
  ['/account/inloggen', 'authenticated', []],
  ['/elders', 'authenticated', []],
])('at %s, last seen %s, the files are %j', async (path, seen, expected) => {
  const { pages } = open(path, seen);
  expect(await files()).toEqual(expected);
  expect(pages).toHaveLength(expected.length === 0 ? 0 : 1);
});

test('files are checked by the hashes of the release', async () => {
  open('/account/inloggen');
  await files();
  expect(fetched).toHaveBeenCalledWith(
    '/remotes/account/1/entry.js',
    expect.objectContaining({ integrity: 'sha256-entry' }),
  );
});

test('a file that did not come is fetched again when a link leads to it', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const { fetchAhead } = open('/account/inloggen');
  await files();
  fetchAhead('/account/inloggen');
  expect(await files()).toEqual([...LOGIN, ...LOGIN]);
});

test('what a link leads to is fetched once', async () => {
  const { fetchAhead } = open('/account/inloggen');
  const asked = [fetchAhead('/'), fetchAhead('/'), fetchAhead('/elders')];
  expect(asked.map((pages) => pages.map(({ pageId }) => pageId))).toEqual([['list'], ['list'], []]);
  expect(await files()).toEqual([...LOGIN, ...LIST]);
});

test.each([
  ['/account/inloggen', 'card', 'Inloggen – '],
  ['/project/7/details', 'form', null],
  ['/', 'list', 'Projecten – '],
  ['/elders', 'list', null],
])('the frame of %s has the form %s and the title %s', (path, form, title) => {
  document.title = 'Adviestool';
  open(path);
  expect(document.documentElement.dataset['first']).toBe(form);
  expect(document.title).toBe(
    title === null ? 'Adviestool' : `${title}${buildVariant().branding.name}`,
  );
});

test('the first call goes to the backend of the variant, with the cookies of the visitor', () => {
  const domain = 'https://api.example.nl/';
  const { start } = open('/', null, { backend: { domain, allowedOverrides: [] } });
  const url = `https://api.example.nl/api/v2/start?group=${buildVariant().groupId}`;
  expect(start?.url).toBe(url);
  expect(fetched).toHaveBeenCalledWith(url, expect.objectContaining({ credentials: 'include' }));
});

test('where a developer has chosen another backend, the host’s code finds out which', async () => {
  localStorage.setItem(`${ID}:backend-override`, '"http://localhost:9"');
  expect(open('/').start).toBeNull();
  expect(await files()).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

test('files of the release are not fetched where a developer takes remotes from elsewhere', async () => {
  sessionStorage.setItem(`${ID}:remote-overrides`, '{}');
  expect(open('/account/inloggen').pages).toEqual([]);
  expect(await files()).toEqual([]);
});

test('a browser that refuses storage gets the page of a visitor without an account', () => {
  const refuse = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  expect(open('/account/inloggen').pages).toHaveLength(1);
  refuse.mockRestore();
});

/** The document as assemble writes it, with a page of the login. */
const writeDocument = (): void => {
  document.body.innerHTML = `
    <div id="app"><div class="first" hidden><div class="first-page"></div></div></div>
    <template data-first-page="account/login"><h1>Inloggen</h1><form><input name="name"></form>
      <a href="/account/aanmaken">Account aanmaken</a><a href="/account/inloggen">Hier</a></template>`;
};

/** The texts of what stands there once the page could be shown. */
const shownTexts = async (): Promise<(string | null)[]> => {
  await files();
  return [...document.querySelectorAll('main h1, main a')].map(({ textContent }) => textContent);
};

test.each([
  ['/account/inloggen', null, ['Inloggen', 'Account aanmaken', 'Hier']],
  // Who will be asked to log in.
  ['/', 'anonymous', ['Inloggen', 'Account aanmaken', 'Hier']],
  ['/', 'authenticated', []],
  ['/account/inloggen', 'authenticated', []],
])('at %s, last seen %s, the page in the document shows %j', async (path, seen, texts) => {
  writeDocument();
  const { shown } = open(path, seen, { userRegistrationEnabled: true });
  expect(await shownTexts()).toEqual(texts);
  expect(shown !== null).toBe(texts.length > 0);
});

test('a link to a page that the variant has not is left out of the document', async () => {
  writeDocument();
  open('/account/inloggen', null, { userRegistrationEnabled: false });
  expect(await shownTexts()).toEqual(['Inloggen', 'Hier']);
});

test('the page of the document is not shown where a developer takes remotes from elsewhere', async () => {
  writeDocument();
  sessionStorage.setItem(`${ID}:remote-overrides`, '{}');
  expect(open('/account/inloggen').shown).toBeNull();
  expect(await shownTexts()).toEqual([]);
});

test('a program that came earlier is not covered by the page of the document', async () => {
  writeDocument();
  open('/account/inloggen');
  document.querySelector('#app')?.replaceChildren();
  expect(await shownTexts()).toEqual([]);
});

describe('a page that this tab showed before', () => {
  const PAGE = {
    uid: 7,
    release: 'r1',
    day: new Date().toDateString(),
    om: '10:32',
    html: '<main><h1>Projecten</h1><p>Havenkade</p></main>',
    styles: [],
  };

  const { Response } = globalThis;
  afterEach(() => {
    globalThis.Response = Response;
  });

  /** The first answer, which says who is there. */
  const answerOf = (uid: number) =>
    class extends Response {
      override arrayBuffer = async () => new ArrayBuffer(1);
      override clone = () => this;
      override json = async () => ({ user: { uid } });
    };

  /** Opens the list in a tab that keeps it, as this user; shows what the document shows of it. */
  const openKept = async (uid: number, change: Partial<typeof PAGE> = {}): Promise<string> => {
    document.body.innerHTML =
      '<div id="app"><div class="first"><i class="first-page"></i></div></div>';
    sessionStorage.setItem(`${ID}:kept-pages`, JSON.stringify({ '/': { ...PAGE, ...change } }));
    globalThis.Response = answerOf(uid);
    fetched.mockImplementation(async () => new globalThis.Response(null));
    open('/', 'authenticated');
    await files();
    return document.body.textContent ?? '';
  };

  test('is shown with the moment of its data, and cannot be used', async () => {
    expect(await openKept(7)).toBe('Gegevens van 10:32, worden vernieuwd.ProjectenHavenkade');
    expect(document.querySelector('main')?.hasAttribute('inert')).toBe(true);
  });

  test('is not shown to another user, and goes', async () => {
    expect(await openKept(8)).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([{ release: 'r0' }, { day: new Date(0).toDateString() }])(
    'is not shown when it is older: %j',
    async (change) => {
      expect(await openKept(7, change)).toBe('');
    },
  );
});
