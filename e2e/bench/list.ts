import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { run, ROOT } from '../../scripts/run.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { GROUP_ID } from '../fixtures/api.ts';
import { startListBackend, type ListBackend } from './listBackend.ts';
import { loadWith } from './listLoad.ts';
import { median, quantile } from './quantile.ts';

const BUDGET = 150;
const CONNECTIONS = 20;
const CALLS_PER_ROUND = 200;
const SEED = ['--projects', '10000', '--infills', '10'];

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    against: { type: 'string' },
    database: { type: 'string' },
  },
});

const PATH = `/api/v2/group/${GROUP_ID}/user/projects`;
const QUERIES = {
  'first page': 'sort=changed&order=desc',
  'page 250 by name': 'page=250&sort=name&order=asc',
  search: new URLSearchParams(
    ['name', 'referentienummer', 'werkadres', 'plaatsWerkadres'].flatMap((field) => [
      [`${field}[value]`, 'havenkade 9'],
      [`${field}[operator]`, 'contains'],
    ]),
  ).toString(),
} as const;

interface Figures {
  times: number[];
  /** Milliseconds of processor time of the backend for one call, by round. */
  processor: number[];
}

const measureRound = async (backend: ListBackend, query: string, into: Figures): Promise<void> => {
  const before = backend.processorTime();
  const call = { url: `${backend.url}${PATH}?${query}`, cookie: backend.cookie };
  into.times.push(...(await loadWith(call, { connections: CONNECTIONS, calls: CALLS_PER_ROUND })));
  const after = backend.processorTime();
  if (before !== null && after !== null) into.processor.push((after - before) / CALLS_PER_ROUND);
};

const ms = (time: number): string => `${time.toFixed(1)} ms`;

const describe = ({ times, processor }: Figures): string => {
  const spent = processor.length === 0 ? '' : `, processor ${ms(median(processor))} per call`;
  return `p50 ${ms(median(times))}, p99 ${ms(quantile(times, 0.99))}${spent}`;
};

/** Measures each backend in turn, round by round. */
const compare = async (backends: readonly ListBackend[], query: string): Promise<Figures[]> => {
  const measured = backends.map((backend) => ({ backend, figures: { times: [], processor: [] } }));
  // The first round warms up.
  for (const { backend } of measured) {
    await measureRound(backend, query, { times: [], processor: [] });
  }
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const { backend, figures } of measured) await measureRound(backend, query, figures);
  }
  return measured.map(({ figures }) => figures);
};

const ratio = (ours: readonly number[], theirs: readonly number[]): string =>
  ours.length === 0 ? '?' : (median(ours) / median(theirs)).toFixed(2);

const report = (label: string, [ours, theirs]: readonly Figures[]): void => {
  if (ours === undefined) return;
  const isKept = quantile(ours.times, 0.99) <= BUDGET;
  if (!isKept) process.exitCode = 1;
  console.log(`${isKept ? '✓' : '✗'} ${label}: ${describe(ours)} (p99 at most ${BUDGET} ms)`);
  if (theirs === undefined) return;
  console.log(`  against: ${describe(theirs)}`);
  console.log(
    `  ratio: time ${ratio(ours.times, theirs.times)}, processor ${ratio(ours.processor, theirs.processor)}`,
  );
};

const seed = async (databaseUrl: string): Promise<void> => {
  const { code, output } = await run(
    process.execPath,
    ['--import', 'tsx', 'backend/src/cli/seed.ts', ...SEED],
    { quiet: true, env: { DATABASE_URL: databaseUrl } },
  );
  if (code !== 0) throw new Error(output);
};

const bench = async (databaseUrl: string): Promise<void> => {
  const backends = [await startListBackend('ours', { checkout: ROOT, databaseUrl })];
  try {
    if (values.against !== undefined) {
      const checkout = resolve(values.against);
      backends.push(await startListBackend('against', { checkout, databaseUrl }));
    }
    for (const [label, query] of Object.entries(QUERIES)) {
      report(label, await compare(backends, query));
    }
  } finally {
    for (const backend of backends) await backend.stop();
  }
};

if (values.database === undefined) {
  const postgres = await startPostgres();
  try {
    await seed(postgres.url);
    await bench(postgres.url);
  } finally {
    await postgres.stop();
  }
} else {
  await bench(values.database);
}
