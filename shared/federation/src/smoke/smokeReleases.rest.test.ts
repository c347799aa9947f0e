import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, expect, jest, test } from '@jest/globals';

import { buildRoot, removeRoots, write } from '../builders/buildRoot.ts';
import { assemble } from '../deploy/assemble.ts';
import { federationName } from '../federationName.ts';
import { smokeReleases, type SmokeOutcome } from './smokeReleases.ts';

/*
 * The host of this repository, really built, with remotes of a few lines: each has one of the faults that a
 * remote of another team had.
 */

jest.setTimeout(180_000);

afterAll(removeRoots);

const HOST = join(import.meta.dirname, '../../../../hosts/shell/dist');
const PLACE = 'project.section/v1';

interface Written {
  /** The code of its one page: what is given to the router. */
  page: string;
  /** The code of the component that it puts into a place. */
  place?: string;
  contract?: number;
  /** What runs when its entry is loaded. */
  first?: string;
  smoke?: object;
}

const entryOf = (id: string, { page, place, contract = 5, first = '' }: Written): string => `
${first}
var ${federationName(id)} = {
  init: () => undefined,
  get: async () => () => ({ default: {
    contract: ${contract},
    id: '${id}',
    pages: { start: async () => ({ default: (host) => (${page}) }) },
    slots: { '${PLACE}': async () => ({ default: () => ${place ?? '() => null'} }) },
  } }),
};`;

/** Composes a site of these remotes and opens the pages of one of them. */
const smoke = async (remotes: Record<string, Written>, part: string): Promise<SmokeOutcome> => {
  const ids = Object.keys(remotes);
  const { root, site } = buildRoot({
    remotes: Object.fromEntries(
      ids.map((id) => [
        id,
        {
          pages: [{ id: 'start', path: id, title: 'Start', guards: ['require-authenticated'] }],
          slots: remotes[id]?.place === undefined ? [] : [PLACE],
          requires: {},
          files: { common: ['remoteEntry.1.js'], pages: { start: [] } },
        },
      ]),
    ),
    variant: { remotes: Object.fromEntries(ids.map((id) => [id, {}])) },
  });
  const host = join(root, 'hosts/shell/dist');
  rmSync(host, { recursive: true });
  cpSync(HOST, host, { recursive: true });
  for (const [id, written] of Object.entries(remotes)) {
    const dist = join(root, 'remotes', id, 'dist');
    write(join(dist, 'remoteEntry.1.js'), entryOf(id, written));
    if (written.smoke !== undefined) write(join(dist, 'smoke.json'), { ...written.smoke });
  }
  const { release } = assemble({ root, site, variantId: 'proef', compresses: false });
  return smokeReleases({ site, releases: [release], parts: [part] });
};

const one = (written: Written): Promise<SmokeOutcome> => smoke({ proef: written }, 'proef');

const BACKEND = `() => host.api.request({ method: 'GET', path: '/api/v2/proef', answer: { safeParse: (data) => ({ success: true, data }), parse: (data) => data } })`;
const ANSWERED = { answers: { 'GET /api/v2/proef': { body: ['een'] } } };
const THROWS = `{ loader: ${BACKEND}, Component: () => { throw new Error('kapot'); } }`;

test('a page is seen when its component was drawn', async () => {
  expect(await one({ page: `{ Component: () => 'Hallo' }` })).toEqual({ count: 1, unseen: [] });
});

test('of a page whose loader nobody answers neither good nor bad is known, and so it is said', async () => {
  expect(await one({ page: THROWS })).toEqual({
    count: 0,
    unseen: [
      expect.stringMatching(
        /^proef \S+, page start \(\/proef\): nobody answered .*GET \/api\/v2\/proef/,
      ),
    ],
  });
});

test('a component that throws behind its loader is named, when the loader has an answer', async () => {
  await expect(one({ page: THROWS, smoke: ANSWERED })).rejects.toThrow(/page start .*kapot/);
});

test('the answer of smoke.json is what the page gets', async () => {
  const page = `{ loader: ${BACKEND}, Component: () => 'Hallo' }`;
  expect(await one({ page, smoke: ANSWERED })).toEqual({ count: 1, unseen: [] });
});

test.each([
  [
    'a loader that does not end',
    { page: `{ loader: () => new Promise(() => undefined), Component: () => 'x' }` },
    'its loader does not end',
  ],
  [
    'a component that does not end',
    { page: '{ Component: () => { for (;;); } }' },
    'it keeps the browser from doing anything else',
  ],
  ['a page that shows nothing', { page: '{ Component: () => null }' }, 'shows nothing'],
  [
    'a module of another contract than its remote.json',
    { page: `{ Component: () => 'x' }`, contract: 4 },
    'contract 4',
  ],
  [
    'a remote that replaces what all parts share',
    {
      page: `{ Component: () => 'x' }`,
      first:
        'const own = fetch; fetch = (...a) => own(...a); Array.prototype.map = () => []; history.mine = 1;',
    },
    'what all parts share is changed: Array.prototype.map, fetch, history.mine',
  ],
])('%s is refused by name', async (_what, written, words) => {
  await expect(one(written)).rejects.toThrow(words);
});

/** A page with a place in it, made without React: an element is an object. */
const WITH_PLACE = `{ Component: () => ({
  $$typeof: Symbol.for('react.transitional.element'), type: host.Place, key: null, ref: null,
  props: { name: '${PLACE}', give: () => ({}) },
}) }`;

const PLAIN = `{ Component: () => 'Hallo' }`;

test('a part that does not end in a place of another remote is refused', async () => {
  const remotes = {
    plek: { page: WITH_PLACE },
    proef: { page: PLAIN, place: '() => { for (;;); }' },
  };
  await expect(smoke(remotes, 'proef')).rejects.toThrow(/plek \S+, page start .*keeps the browser/);
});

test('a part that throws in a place of another remote is refused, one that is drawn is seen', async () => {
  const throwing = { page: PLAIN, place: `() => { throw new Error('kapot'); }` };
  await expect(smoke({ plek: { page: WITH_PLACE }, proef: throwing }, 'proef')).rejects.toThrow(
    /^proef \S+, in a place of plek/,
  );
  const good = { page: PLAIN, place: `() => 'Sectie'` };
  expect(await smoke({ plek: { page: WITH_PLACE }, proef: good }, 'proef')).toEqual({
    count: 1,
    unseen: [],
  });
});

test('a place that no page has is not seen', async () => {
  expect((await one({ page: PLAIN, place: `() => 'Sectie'` })).unseen).toEqual([
    expect.stringMatching(/^proef \S+, place project.section\/v1: no page that was opened has it/),
  ]);
});

test('a place that comes with an event is not missed when smoke.json says so, and no other can be', async () => {
  const written = { page: PLAIN, place: `() => 'Sectie'`, smoke: { events: [PLACE] } };
  await expect(one(written)).rejects.toThrow('events');
});
