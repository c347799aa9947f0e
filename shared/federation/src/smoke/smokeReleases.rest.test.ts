import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

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

/** Composes a site of these remotes and opens the pages of some of them. */
const smoke = async (
  remotes: Record<string, Written>,
  parts: readonly string[],
): Promise<SmokeOutcome> => {
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
  return smokeReleases({ site, releases: [release], parts });
};

const one = (written: Written): Promise<SmokeOutcome> => smoke({ proef: written }, ['proef']);

/** What asks the backend of this remote. */
const asks = (id: string): string =>
  `() => host.api.request({ method: 'GET', path: '/api/v2/${id}', answer: { safeParse: (data) => ({ success: true, data }), parse: (data) => data } })`;
const answers = (id: string): object => ({
  answers: { [`GET /api/v2/${id}`]: { body: ['een'] } },
});
const throwsBehind = (id: string): string =>
  `{ loader: ${asks(id)}, Component: () => { throw new Error('kapot'); } }`;

const PLAIN = `{ Component: () => 'Hallo' }`;

/** None of these is refused. */
const GOOD = {
  gewoon: { page: PLAIN },
  antwoord: {
    page: `{ loader: ${asks('antwoord')}, Component: () => 'Hallo' }`,
    smoke: answers('antwoord'),
  },
  zonder: { page: throwsBehind('zonder') },
  nergens: { page: PLAIN, place: `() => 'Sectie'` },
};

/** Each of these is, and keeps no other from being looked at. */
const BAD = {
  gooit: { page: throwsBehind('gooit'), smoke: answers('gooit') },
  wacht: { page: `{ loader: () => new Promise(() => undefined), Component: () => 'x' }` },
  leeg: { page: '{ Component: () => null }' },
  ouder: { page: `{ Component: () => 'x' }`, contract: 4 },
  vervangt: {
    page: `{ Component: () => 'x' }`,
    first:
      'const own = fetch; fetch = (...a) => own(...a); Array.prototype.map = () => []; history.mine = 1;',
  },
};

let seen: SmokeOutcome;
let refusal = '';

beforeAll(async () => {
  seen = await smoke(GOOD, Object.keys(GOOD));
  refusal = await smoke(BAD, Object.keys(BAD)).then(
    () => 'nothing is refused',
    (error: unknown) => String(error),
  );
});

test('a page is seen when its component was drawn, also with what smoke.json answers', () => {
  const notSeen = 1;
  expect(seen.count).toBe(Object.keys(GOOD).length - notSeen);
});

test('of a page whose loader nobody answers neither good nor bad is known, and so it is said', () => {
  expect(seen.unseen.filter((line) => /, page /.test(line))).toEqual([
    expect.stringMatching(
      /^zonder \S+, page start \(\/zonder\): nobody answered .*GET \/api\/v2\/zonder/,
    ),
  ]);
});

test('a place that no page has is not seen', () => {
  expect(seen.unseen.filter((line) => /, place /.test(line))).toEqual([
    expect.stringMatching(
      /^nergens \S+, place project.section\/v1: no page that was opened has it/,
    ),
  ]);
});

test.each([
  ['a component that throws behind a loader that has an answer', 'gooit', 'kapot'],
  ['a loader that does not end', 'wacht', 'its loader does not end'],
  ['a page that shows nothing', 'leeg', 'shows nothing'],
  ['a module of another contract than its remote.json', 'ouder', 'contract 4'],
  [
    'a remote that replaces what all parts share',
    'vervangt',
    'what all parts share is changed: Array.prototype.map, fetch, history.mine',
  ],
])('%s is refused by name', (_what, id, words) => {
  expect(refusal).toMatch(new RegExp(`${id} \\S+, page start .*${words}`));
});

test('a component that does not end is refused by name', async () => {
  await expect(one({ page: '{ Component: () => { for (;;); } }' })).rejects.toThrow(
    'it keeps the browser from doing anything else',
  );
});

/** A page with a place in it, made without React: an element is an object. */
const WITH_PLACE = `{ Component: () => ({
  $$typeof: Symbol.for('react.transitional.element'), type: host.Place, key: null, ref: null,
  props: { name: '${PLACE}', give: () => ({}) },
}) }`;

test('a part that does not end in a place of another remote is refused', async () => {
  const remotes = {
    plek: { page: WITH_PLACE },
    proef: { page: PLAIN, place: '() => { for (;;); }' },
  };
  await expect(smoke(remotes, ['proef'])).rejects.toThrow(
    /plek \S+, page start .*keeps the browser/,
  );
});

test('a part that throws in a place of another remote is refused, one that is drawn is seen', async () => {
  const throwing = { page: PLAIN, place: `() => { throw new Error('kapot'); }` };
  await expect(smoke({ plek: { page: WITH_PLACE }, proef: throwing }, ['proef'])).rejects.toThrow(
    /^proef \S+, in a place of plek/,
  );
  const good = { page: PLAIN, place: `() => 'Sectie'` };
  expect(await smoke({ plek: { page: WITH_PLACE }, proef: good }, ['proef'])).toEqual({
    count: 1,
    unseen: [],
  });
});

test('a place that comes with an event is not missed when smoke.json says so, and no other can be', async () => {
  const written = { page: PLAIN, place: `() => 'Sectie'`, smoke: { events: [PLACE] } };
  await expect(one(written)).rejects.toThrow('events');
});
