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
/** A place that no page has here. */
const NOWHERE = 'advies.section/v1';

interface Written {
  /** The code of its one page: what is given to the router. */
  page: string;
  /** The code of the component that it puts into a place. */
  place?: string;
  /** Which place that is. */
  slot?: string;
  contract?: number;
  /** What runs when its entry is loaded. */
  first?: string;
  smoke?: object;
}

const entryOf = (
  id: string,
  { page, place, slot = PLACE, contract = 5, first = '' }: Written,
): string => `
${first}
var ${federationName(id)} = {
  init: () => undefined,
  get: async () => () => ({ default: {
    contract: ${contract},
    id: '${id}',
    pages: { start: async () => ({ default: (host) => (${page}) }) },
    slots: { '${slot}': async () => ({ default: () => ${place ?? '() => null'} }) },
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
          slots: remotes[id]?.place === undefined ? [] : [remotes[id].slot ?? PLACE],
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

/** What asks the backend of this remote. */
const asks = (id: string): string =>
  `() => host.api.request({ method: 'GET', path: '/api/v2/${id}', answer: { safeParse: (data) => ({ success: true, data }), parse: (data) => data } })`;
const answers = (id: string): object => ({
  answers: { [`GET /api/v2/${id}`]: { body: ['een'] } },
});
const throwsBehind = (id: string): string =>
  `{ loader: ${asks(id)}, Component: () => { throw new Error('kapot'); } }`;

const PLAIN = `{ Component: () => 'Hallo' }`;

/** A page with a place in it, made without React: an element is an object. */
const WITH_PLACE = `{ Component: () => ({
  $$typeof: Symbol.for('react.transitional.element'), type: host.Place, key: null, ref: null,
  props: { name: '${PLACE}', give: () => ({}) },
}) }`;

/** A remote that is not deployed, with a place that others fill. */
const AROUND = { plek: { page: WITH_PLACE } };

/** None of these is refused. */
const GOOD = {
  gewoon: { page: PLAIN },
  antwoord: {
    page: `{ loader: ${asks('antwoord')}, Component: () => 'Hallo' }`,
    smoke: answers('antwoord'),
  },
  zonder: { page: throwsBehind('zonder') },
  sectie: { page: PLAIN, place: `() => 'Sectie'` },
  nergens: { page: PLAIN, place: `() => 'Sectie'`, slot: NOWHERE },
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
  barst: { page: PLAIN, place: `() => { throw new Error('kapot'); }` },
};

/** These keep the browser from doing anything else, on a page of their own and on that of another. */
const ENDLESS = {
  draait: { page: '{ Component: () => { for (;;); } }' },
  stremt: { page: PLAIN, place: '() => { for (;;); }' },
};

/** What a deployment of these is refused with. */
const refusalOf = (remotes: Record<string, Written>): Promise<string> =>
  smoke({ ...AROUND, ...remotes }, Object.keys(remotes)).then(
    () => 'nothing is refused',
    (error: unknown) => String(error),
  );

let seen: SmokeOutcome;
let refusal = '';

beforeAll(async () => {
  seen = await smoke({ ...AROUND, ...GOOD }, Object.keys(GOOD));
  // Its page is deployed with what fills its place.
  refusal = await refusalOf({ ...AROUND, ...BAD });
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

test('a place that a page of another remote has is seen, one that no page has is not', () => {
  expect(seen.unseen.filter((line) => /, place /.test(line))).toEqual([
    expect.stringMatching(/^nergens \S+, place advies.section\/v1: no page that was opened has it/),
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

test('a part that throws in a place of another remote is refused by name', () => {
  expect(refusal).toMatch(/barst \S+, in a place of plek/);
});

test('what does not end is refused by name, on its own page and in a place of another remote', async () => {
  const refused = await refusalOf(ENDLESS);
  for (const id of ['draait', 'plek'])
    expect(refused).toMatch(
      new RegExp(`${id} \\S+, page start .*keeps the browser from doing anything else`),
    );
});

test('a place that comes with an event is not missed when smoke.json says so, and no other can be', async () => {
  const proef = { page: PLAIN, place: `() => 'Sectie'`, smoke: { events: [PLACE] } };
  await expect(smoke({ proef }, ['proef'])).rejects.toThrow('events');
});
