import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { ROOT } from '../../scripts/process/run.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { startBackend, type BackendProcess } from '../faults/backendProcess.ts';
import { loadReport, memoryIn, type LoadReport } from './loadReport.ts';
import { createLoadVisitor, type TimedCall } from './loadVisitor.ts';
import { seedDatabase } from './seedDatabase.ts';
import { walk } from './walk.ts';

export interface LoadOptions {
  /** That count, after `warmUp`. */
  minutes: number;
  /** Minutes before anything counts: code is compiled and caches are filled. */
  warmUp: number;
  users: number;
  projects: number;
  /** Milliseconds between two calls of a user, about. */
  think: number;
}

const MINUTE = 60_000;
const PROJECTS_PER_PAGE = 20;
const SITE = join(ROOT, 'dist/site');

/** Walks on, on pages of their own, until the time is over. */
const useUntil = async (
  end: number,
  user: number,
  {
    url,
    users,
    projects,
    think,
    onCall,
  }: LoadOptions & {
    url: string;
    onCall: (call: TimedCall) => void;
  },
): Promise<void> => {
  const address = `10.2.${Math.floor(user / 250)}.${(user % 250) + 1}`;
  const visitor = createLoadVisitor({ url, address, onCall });
  const pages = Math.max(1, Math.floor(projects / PROJECTS_PER_PAGE / users));
  // They do not all begin at once.
  await setTimeoutPromise(Math.random() * 4 * think);
  for (let round = 0; performance.now() < end; round += 1) {
    const page = user * pages + (round % pages);
    await walk({ visitor, page, index: Math.floor(round / pages), think });
  }
};

const load = async (backend: BackendProcess, options: LoadOptions): Promise<LoadReport> => {
  const calls: TimedCall[] = [];
  const counted = performance.now() + options.warmUp * MINUTE;
  const end = counted + options.minutes * MINUTE;
  const users = Array.from({ length: options.users }, (_value, user) =>
    useUntil(end, user, { ...options, url: backend.url, onCall: (call) => calls.push(call) }),
  );
  await setTimeoutPromise(options.warmUp * MINUTE);
  const before = backend.output().length;
  await setTimeoutPromise(options.minutes * MINUTE);
  const memory = memoryIn(backend.output().slice(before));
  await Promise.all(users);
  const stretch = Math.min(300, Math.floor(memory.rss.length / 3));
  return loadReport(
    calls.filter(({ at }) => at >= counted),
    memory,
    stretch,
  );
};

/** Has users walk through a backend on a PostgreSQL with so many projects. @throws NoPostgresError */
export const runLoad = async (options: LoadOptions): Promise<LoadReport> => {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'adviestool-load-'));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, SEED: 'demo' };
  try {
    await seedDatabase(env, { projects: options.projects, infills: 10 });
    const backend = await startBackend({
      env: {
        ...env,
        NODE_ENV: 'production',
        TRUSTED_PROXIES: '127.0.0.1,::1',
        ...(existsSync(SITE) && { SITE_DIR: SITE }),
      },
      before: ['./e2e/load/tellMemory.mjs'],
    });
    try {
      return await load(backend, options);
    } finally {
      await backend.stop('SIGTERM');
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
