import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  createProject,
  fetchProject,
  fetchProjectSummaries,
  updateProject,
} from '@adviestool/contract/api/projects';
import { fetchCurrentUser, fetchGroup, login } from '@adviestool/contract/api/session';
import type { Transport } from '@adviestool/contract/api/transport';
import { projectToBody } from '@adviestool/contract/projectRecord';

import { ROOT } from '../../scripts/process/run.ts';
import { readOptions } from '../../scripts/readOptions.ts';
import { startBackend, type BackendProcess } from '../faults/backendProcess.ts';
import { asOrdinaryUser, giveToOrdinaryUser } from '../faults/ordinaryUser.ts';
import { DEMO_ACCOUNT, GROUP_ID } from '../fixtures/api.ts';
import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { manyGevelvullingen } from '../fixtures/manyGevelvullingen.ts';
import { createLoadVisitor } from '../load/loadVisitor.ts';
import { median } from '../load/quantile.ts';
import { createBudgetTable } from './budgetTable.ts';
import { spentBy } from './processTree.ts';

/*
 * `pnpm bench:call`: what one call takes of the processor, in the backend and in its database, with so many
 * callers at once, beside a route that asks for nothing; on the PostgreSQL that the backend starts itself and on
 * PGlite. Once more it is measured in the backend alone, with a connection for each call. It prints how long a start
 * takes and how much memory all of it has, too.
 */

const ROUNDS = 5;
/** Of each project. */
const GEVELVULLINGEN = 2;

const { values } = readOptions({
  usage:
    'pnpm bench:call [--callers N] [--calls N] [--database postgres|pglite] [--checkout FOLDER]',
  counts: ['callers', 'calls'],
  options: {
    callers: { type: 'string', default: '20' },
    calls: { type: 'string', default: '400' },
    database: { type: 'string' },
    checkout: { type: 'string', default: ROOT },
  },
});
const callers = Number(values.callers);
const calls = Number(values.calls);

const bodyOf = (name: string) =>
  projectToBody(
    {
      projectGegevens: { ...buildProjectGegevens(), projectNaam: name },
      gevelvullingen: manyGevelvullingen(GEVELVULLINGEN),
    },
    'bench',
  );

/** Sent with every call. */
type SentHeaders = Readonly<Record<string, string>>;

/** Somebody with a session and a project of their own. */
interface Caller {
  api: Transport;
  url: string;
  headers: SentHeaders;
  projectId: number;
}

const enter = async (url: string, headers: SentHeaders, index: number): Promise<Caller> => {
  const address = `10.4.0.${index + 1}`;
  const { transport: api } = createLoadVisitor({
    url,
    address,
    headers,
    onCall: () => undefined,
  });
  const { csrf_token } = await login(api, DEMO_ACCOUNT);
  api.setCsrfToken(csrf_token);
  const { project } = await createProject(api, GROUP_ID, {
    body: bodyOf('Bench'),
    idempotencyKey: crypto.randomUUID(),
  });
  return { api, url, headers, projectId: project.id };
};

const askBare = async ({ url, headers }: Caller): Promise<void> => {
  await (await fetch(`${url}/healthz`, { headers })).text();
};

const FIRST_PAGE = { search: '', sort: 'changed', order: 'desc', page: 0 } as const;

type Act = (caller: Caller, number: number) => Promise<unknown>;

const BARE = 'a bare route';

const ACTIONS: Readonly<Record<string, Act>> = {
  [BARE]: askBare,
  // One statement: who asks, with the rights in the group.
  'a group': ({ api }) => fetchGroup(api, GROUP_ID),
  'who am I': ({ api }) => fetchCurrentUser(api),
  'open a project': ({ api, projectId }) => fetchProject(api, GROUP_ID, projectId),
  'first page of the list': ({ api }) => fetchProjectSummaries(api, GROUP_ID, FIRST_PAGE),
  'save a project': ({ api, projectId }, number) =>
    updateProject(api, GROUP_ID, { projectId, body: bodyOf(`B ${number}`), revision: null }),
};

/** What is held to a budget. */
const READS: ReadonlySet<string> = new Set(['a group', 'who am I', 'open a project']);

/** Milliseconds of processor of one call. */
interface Cost {
  backend: number;
  database: number;
}

const measure = async (pid: number, all: readonly Caller[], act: Act): Promise<Cost> => {
  const before = spentBy(pid);
  let left = calls;
  await Promise.all(
    all.map(async (caller) => {
      while (left > 0) {
        left -= 1;
        await act(caller, left);
      }
    }),
  );
  const after = spentBy(pid);
  return {
    backend: (after.own.processor - before.own.processor) / calls,
    database: (after.below.processor - before.below.processor) / calls,
  };
};

const table = createBudgetTable();

interface Bench {
  name: string;
  within: readonly string[];
  /** How many times a bare route a read may cost. */
  maximum: number;
}

/** How a call is made, and which processes count. */
interface Reading {
  what: string;
  headers: SentHeaders;
  costOf: (cost: Cost) => number;
}

const READINGS: readonly Reading[] = [
  {
    what: 'on connections that stay',
    headers: {},
    costOf: ({ backend, database }) => backend + database,
  },
  {
    what: 'in the backend alone, on a connection each',
    headers: { Connection: 'close' },
    costOf: ({ backend }) => backend,
  },
];

type Costs = ReadonlyMap<string, readonly Cost[]>;

const holdTo = (
  { name, maximum }: Pick<Bench, 'name' | 'maximum'>,
  { what, costOf }: Reading,
  costs: Costs,
): void => {
  const totals = new Map(
    [...costs].map(([action, rounds]) => [action, median(rounds.map(costOf))]),
  );
  const bare = totals.get(BARE) ?? NaN;
  for (const [action, rounds] of costs) {
    const [backend, database] = [
      median(rounds.map((each) => each.backend)),
      median(rounds.map((each) => each.database)),
    ];
    const figures = `backend ${backend.toFixed(2)} ms, database ${database.toFixed(2)} ms`;
    const times = (totals.get(action) ?? NaN) / bare;
    if (READS.has(action)) {
      const held = `${name}, ${action}, ${what}`;
      table.hold({ what: held, value: times, maximum, unit: 'times' }, figures);
    } else console.log(`  ${action}: ${times.toFixed(2)} times; ${figures}`);
  }
};

const measureAll = async (pid: number, all: readonly Caller[]): Promise<Costs> => {
  const costs = new Map<string, Cost[]>();
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [action, act] of Object.entries(ACTIONS)) {
      const cost = await measure(pid, all, act);
      if (round > 0) costs.set(action, [...(costs.get(action) ?? []), cost]);
    }
  }
  return costs;
};

const benchOn = async (bench: Bench, { url, pid }: BackendProcess): Promise<void> => {
  for (const reading of READINGS) {
    const all: Caller[] = [];
    for (let index = 0; index < callers; index += 1) {
      all.push(await enter(url, reading.headers, index));
    }
    console.log(`${bench.name}, ${callers} callers, ${reading.what}`);
    holdTo(bench, reading, await measureAll(pid, all));
  }
  const { own, below } = spentBy(pid);
  const memory = [own, below].map((each) => `${(each.memory / 1e6).toFixed(0)} MB`);
  console.log(`${bench.name}: memory of the backend and below it: ${memory.join(', ')}`);
};

const run = async (bench: Bench): Promise<void> => {
  const { name, within } = bench;
  const folder = mkdtempSync(join(tmpdir(), 'adviestool-call-'));
  giveToOrdinaryUser(folder);
  const env = {
    DATA_DIR: join(folder, 'data'),
    SEED: 'demo',
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    AUDIT_LOG: '/dev/null',
  };
  const start = async (): Promise<BackendProcess> => {
    const begin = performance.now();
    const backend = await startBackend({ env, within, checkout: values.checkout });
    console.log(`${name}: started in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    return backend;
  };
  try {
    await (await start()).stop('SIGTERM');
    const backend = await start();
    try {
      await benchOn(bench, backend);
    } finally {
      await backend.stop('SIGTERM');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const ordinary = asOrdinaryUser();
if (ordinary !== null && values.database !== 'pglite')
  await run({ name: 'PostgreSQL', within: ordinary, maximum: 4 });
// Root gets PGlite.
if (process.getuid?.() === 0 && values.database !== 'postgres')
  await run({ name: 'PGlite', within: [], maximum: 6 });
for (const line of table.lines()) console.log(line);
if (!table.isAllMet()) process.exitCode = 1;
