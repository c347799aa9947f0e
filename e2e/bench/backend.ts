import { isHttpError } from '@adviestool/contract/api/apiError';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildSite, SITE } from '../../scripts/buildSite.ts';
import { readOptions } from '../../scripts/readOptions.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { startBackend } from '../faults/backendProcess.ts';
import { createLoadVisitor } from '../load/loadVisitor.ts';
import { seedDatabase } from '../load/seedDatabase.ts';
import { ACTIONS, enter, type Action, type Visitor } from './backendActions.ts';
import {
  COUNTS_STATEMENTS,
  countStatements,
  heaviestStatements,
  type HeavyStatement,
} from './heaviestStatements.ts';
import { quantile } from '../load/quantile.ts';

/*
 * `pnpm bench:backend`: what the backend takes for a list, a search, opening, saving, a login and a
 * report, with so many connections that each ask again as soon as they are answered, on both databases;
 * and for opening a project while somebody else saves a large one.
 */

const CONNECTIONS = [1, 20, 100];
const HEAVIEST = 6;
const LONGEST_QUERY = 160;
/** Characters of a column. */
const WIDTH = 22;

const { values } = readOptions({
  usage: 'pnpm bench:backend [--projects N] [--infills N] [--database URL]',
  counts: ['projects', 'infills'],
  options: {
    projects: { type: 'string', default: '10000' },
    infills: { type: 'string', default: '10' },
    database: { type: 'string' },
  },
});
const seeded = { projects: Number(values.projects), infills: Number(values.infills) };

/**
 * For each connection and for who is beside them, one after another: a hundred logins at once are
 * measured, not waited for.
 */
const enterAll = async (url: string): Promise<Visitor[]> => {
  const visitors: Visitor[] = [];
  for (let index = 0; index <= Math.max(...CONNECTIONS); index += 1) {
    const address = `10.3.0.${index + 1}`;
    const openBrowser = () =>
      createLoadVisitor({ url, address, onCall: () => undefined }).transport;
    visitors.push(await enter(openBrowser, index));
  }
  return visitors;
};

interface Measured {
  /** Milliseconds of each. */
  times: number[];
  /** In a second, over all connections. */
  rate: number;
  /** Calls that were answered 503: come back later. */
  refused: number;
}

const measure = async (
  visitors: readonly Visitor[],
  { times: most, act }: Action,
): Promise<Measured> => {
  const times: number[] = [];
  let refused = 0;
  let left = most;
  const begin = performance.now();
  await Promise.all(
    visitors.map(async (visitor) => {
      while (left > 0) {
        left -= 1;
        const start = performance.now();
        try {
          await act(visitor);
          times.push(performance.now() - start);
        } catch (error) {
          if (!isHttpError(error, 503)) throw error;
          refused += 1;
        }
      }
    }),
  );
  return { times, rate: (1000 * times.length) / (performance.now() - begin), refused };
};

/** @param other does meanwhile what belongs beside the action */
const measureBeside = async (
  visitors: readonly Visitor[],
  action: Action,
  other: Visitor,
): Promise<Measured> => {
  const { beside } = action;
  if (beside === undefined) return measure(visitors, action);
  const done = new AbortController();
  const measuring = measure(visitors, action).finally(() => done.abort());
  while (!done.signal.aborted) await beside(other);
  return measuring;
};

const figuresOf = ({ times, rate, refused }: Measured): string => {
  const figures = [quantile(times, 0.5), quantile(times, 0.99), rate];
  const text = figures.map((each) => each.toFixed(0)).join(' / ');
  return refused === 0 ? text : `${text}, ${refused} × 503`;
};

const benchActions = async (url: string): Promise<void> => {
  const [other, ...visitors] = await enterAll(url);
  if (other === undefined) throw new Error('Nobody has entered.');
  const heads = CONNECTIONS.map((connections) => `${connections} connections`.padEnd(WIDTH));
  console.log(`| p50 / p99 ms / per s | ${heads.join(' | ')} |`);
  for (const [name, action] of Object.entries(ACTIONS)) {
    const cells: string[] = [];
    for (const connections of CONNECTIONS) {
      const isAsked = connections <= (action.most ?? Infinity);
      const figures = isAsked
        ? figuresOf(await measureBeside(visitors.slice(0, connections), action, other))
        : '';
      cells.push(figures.padEnd(WIDTH));
    }
    console.log(`| ${name.padEnd(WIDTH)} | ${cells.join(' | ')} |`);
  }
};

const describe = ({ query, calls, total, plan }: HeavyStatement): string => {
  const text = query.replaceAll(/\s+/g, ' ');
  const short = text.length > LONGEST_QUERY ? `${text.slice(0, LONGEST_QUERY)}…` : text;
  const each = (total / calls).toFixed(2);
  return [`${total.toFixed(0)} ms in ${calls} calls, ${each} each: ${short}`, ...plan].join(
    '\n    ',
  );
};

interface Database {
  name: string;
  env: Record<string, string>;
  /** Where statements are counted; null: nowhere. */
  counted: string | null;
}

const bench = async ({ name, env, counted }: Database): Promise<void> => {
  console.log(`${name}, ${seeded.projects} projects of ${seeded.infills} gevelvullingen`);
  await seedDatabase(env, seeded);
  const backend = await startBackend({
    env: {
      NODE_ENV: 'production',
      SITE_DIR: SITE,
      SEED: 'demo',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      AUDIT_LOG: '/dev/null',
      ...env,
    },
  });
  try {
    if (counted !== null) await countStatements(counted);
    await benchActions(backend.url);
  } finally {
    await backend.stop('SIGTERM');
  }
  if (counted === null) return;
  console.log(`The ${HEAVIEST} statements that took it longest, with their plans:`);
  for (const each of await heaviestStatements(counted, HEAVIEST))
    console.log(`  ${describe(each)}`);
};

const inFolder = async (act: (folder: string) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'adviestool-bench-'));
  try {
    await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

// Reports need a catalogue.
await buildSite();
if (values.database !== 'embedded') {
  await inFolder(async (folder) => {
    const postgres = await startPostgres(null, COUNTS_STATEMENTS);
    const env = { DATABASE_URL: postgres.url, DATA_DIR: folder };
    try {
      await bench({ name: 'PostgreSQL', env, counted: postgres.url });
    } finally {
      await postgres.stop();
    }
  });
}
if (values.database !== 'postgres') {
  await inFolder((folder) =>
    bench({
      name: 'The embedded database',
      env: { DATABASE_URL: '', DATA_DIR: folder },
      counted: null,
    }),
  );
}
