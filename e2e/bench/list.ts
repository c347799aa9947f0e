import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { readOptions } from '../../scripts/readOptions.ts';
import { ROOT } from '../../scripts/process/run.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { GROUP_ID } from '../fixtures/api.ts';
import { seedDatabase } from '../load/seedDatabase.ts';
import { loadWith, type Call } from './listLoad.ts';
import { startBareServer, startListBackend, type ListServer } from './listServer.ts';
import { median, quantile } from '../load/quantile.ts';

/** Milliseconds at the 99th percentile, on PostgreSQL. */
const BUDGET = 150;
const CONNECTIONS = 20;
const CALLS_PER_ROUND = 200;
const SEED = { projects: 10_000, infills: 10 };

const { values } = readOptions({
  usage: 'pnpm bench:list [--rounds N] [--against FOLDER] [--database URL]',
  counts: ['rounds'],
  options: {
    rounds: { type: 'string', default: '7' },
    against: { type: 'string' },
    database: { type: 'string' },
  },
});

const PATH = `/api/v2/group/${GROUP_ID}/user/projects`;

/** As the list of the product asks for it. */
const searchFor = (text: string): string =>
  new URLSearchParams(
    ['name', 'referentienummer', 'werkadres', 'plaatsWerkadres', 'merken'].flatMap((field) => [
      [`${field}[value]`, text],
      [`${field}[operator]`, 'contains'],
    ]),
  ).toString();

const QUERIES = {
  'first page': 'sort=changed&order=desc',
  'page 250 by name': 'page=250&sort=name&order=asc',
  search: searchFor('havenkade 9'),
  'a merk in one project of three': searchFor('k01.7'),
  'a merk that no project has': searchFor('k47'),
} as const;

interface Measured {
  server: ListServer;
  call: Call;
  times: number[];
  /** Milliseconds of processor time of the server for one call, by round. */
  processor: number[];
}

const measureRound = async ({ server, call, times, processor }: Measured): Promise<void> => {
  const before = server.processorTime();
  times.push(...(await loadWith(call, { connections: CONNECTIONS, calls: CALLS_PER_ROUND })));
  const after = server.processorTime();
  if (before !== null && after !== null) processor.push((after - before) / CALLS_PER_ROUND);
};

const ms = (time: number): string => `${time.toFixed(1)} ms`;

const describe = ({ times, processor }: Measured): string => {
  const spent = processor.length === 0 ? '' : `, processor ${ms(median(processor))} per call`;
  return `p50 ${ms(median(times))}, p99 ${ms(quantile(times, 0.99))}${spent}`;
};

const ratio = ({ times }: Measured, { times: others }: Measured): string =>
  (median(times) / median(others)).toFixed(2);

const begin = (server: ListServer, path: string): Measured => ({
  server,
  call: { url: `${server.url}${path}`, cookie: server.cookie },
  times: [],
  processor: [],
});

const sizeOf = async ({ url, cookie }: Call): Promise<number> => {
  const answer = await fetch(url, { headers: { cookie } });
  return (await answer.arrayBuffer()).byteLength;
};

/** Measures the servers in turn, round by round; the first round warms up. */
const measure = async (servers: readonly Measured[]): Promise<void> => {
  for (const server of servers) await measureRound({ ...server, times: [], processor: [] });
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const server of servers) await measureRound(server);
  }
};

interface Bench {
  backend: ListServer;
  against: ListServer | null;
  /** Milliseconds that p99 may take; null: it is printed only. */
  budget: number | null;
}

const benchQuery = async (
  { backend, against, budget }: Bench,
  [label, query]: readonly [string, string],
): Promise<void> => {
  const ours = begin(backend, `${PATH}?${query}`);
  const size = await sizeOf(ours.call);
  const server = await startBareServer(size);
  try {
    const bare = begin(server, '/');
    const theirs = against === null ? [] : [begin(against, `${PATH}?${query}`)];
    await measure([bare, ours, ...theirs]);
    const isKept = budget === null || quantile(ours.times, 0.99) <= budget;
    if (!isKept) process.exitCode = 1;
    const limit = budget === null ? '' : ` (p99 at most ${budget} ms)`;
    console.log(`${isKept ? '✓' : '✗'} ${label}, ${size} bytes: ${describe(ours)}${limit}`);
    console.log(`  the same bytes without work: ${describe(bare)}; ratio ${ratio(ours, bare)}`);
    for (const other of theirs) {
      console.log(`  against: ${describe(other)}; ratio ${ratio(ours, other)}`);
    }
  } finally {
    await server.stop();
  }
};

const bench = async (env: Record<string, string>, budget: number | null): Promise<void> => {
  const backend = await startListBackend('ours', { checkout: ROOT, env });
  // Only one process can have the embedded database open.
  const isShared = values.against !== undefined && env['DATABASE_URL'] !== '';
  const against = isShared
    ? await startListBackend('against', { checkout: resolve(values.against ?? ''), env })
    : null;
  try {
    for (const query of Object.entries(QUERIES)) {
      await benchQuery({ backend, against, budget }, query);
    }
  } finally {
    await backend.stop();
    await against?.stop();
  }
};

const benchPostgres = async (): Promise<void> => {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url };
  try {
    await seedDatabase(env, SEED);
    await bench(env, BUDGET);
  } finally {
    await postgres.stop();
  }
};

const benchEmbedded = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'adviestool-list-'));
  const env = { DATABASE_URL: '', DATA_DIR: folder };
  try {
    await seedDatabase(env, SEED);
    await bench(env, null);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (values.database === undefined) {
  console.log('PostgreSQL');
  await benchPostgres();
  console.log('The embedded database');
  await benchEmbedded();
} else {
  await bench({ DATABASE_URL: values.database }, BUDGET);
}
