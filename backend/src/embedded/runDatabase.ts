import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { EMBEDDED_USER } from './makeCluster.ts';
import { makeSockets, type Sockets } from './makeSockets.ts';

const PROGRAM = fileURLToPath(new URL('databaseProcess.mjs', import.meta.url));

/** Milliseconds that the database gets to end by itself. */
const STOP_LIMIT = 3000;
/** Milliseconds before an ended process is started again; twice as long after each start that failed. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;
/** Milliseconds between two looks whether a process is gone. */
const LOOK = 20;

/** What a PostgreSQL is told, for a few dozen people on a machine that does other things as well. */
const SETTINGS = [
  'listen_addresses=',
  'max_connections=40',
  'max_wal_size=256MB',
  'min_wal_size=32MB',
  // What it says of a statement may hold what somebody typed.
  'log_min_error_statement=panic',
  'log_min_messages=log',
];

const messageSchema = z.union([
  z.literal('ready'),
  z.object({ failed: z.string() }),
  z.object({ server: z.number() }),
]);

export interface DatabasePlace {
  /** Of the database itself. */
  folder: string;
  /** The program of PostgreSQL that runs it; null: PGlite. */
  program: string | null;
  /** The number of the open file that is the lock of the data folder: whoever has it open, holds it. */
  lock: number;
}

/** A database in a process of its own, which is started again whenever it ends. */
export interface RunningDatabase {
  url: string;
  /** Ends it at once, whatever it does. */
  kill: () => void;
  /** Is told each time that it ended by itself, or was ended. */
  onEnded: (listener: (reason: string) => void) => void;
  stop: () => Promise<void>;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Ends a PostgreSQL that its own parent left. */
const endOrphan = async (pid: number): Promise<void> => {
  for (let waited = 0; isAlive(pid); waited += LOOK) {
    process.kill(pid, waited < STOP_LIMIT ? 'SIGQUIT' : 'SIGKILL');
    await setTimeoutPromise(LOOK);
  }
};

interface Launched {
  child: ChildProcess;
  /** Rejects with what it says when it ends before that. */
  ready: Promise<void>;
  /** Why it ended, when it and all below it are gone. */
  ended: Promise<string>;
}

const launch = ({ folder, program, lock }: DatabasePlace, sockets: Sockets): Launched => {
  const { host, socket } = sockets;
  const options = [...SETTINGS, `unix_socket_directories=${host}`];
  const args = ['-D', folder, ...options.flatMap((option) => ['-c', option])];
  const child = fork(
    PROGRAM,
    [JSON.stringify({ folder, socket, sockets: sockets.folder, program, args })],
    {
      execArgv: [],
      // Ctrl-C in a terminal is for the backend, which lets running requests finish first.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc', lock],
    },
  );
  let server: number | null = null;
  let reason = '';
  const ended = (async (): Promise<string> => {
    const [code, signal]: unknown[] = await once(child, 'exit');
    if (server !== null) await endOrphan(server);
    return reason === '' ? `it ended (${String(signal ?? code)})` : reason;
  })();
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (given) => {
      const message = messageSchema.parse(given);
      if (message === 'ready') resolve();
      else if ('server' in message) server = message.server;
      else reason = message.failed;
    });
    void ended.then((why) => reject(new Error(why)));
  });
  return { child, ready, ended };
};

/**
 * Runs a database until it is stopped.
 * @throws Error with what the database says, when it does not start the first time
 */
export const runDatabase = async (place: DatabasePlace): Promise<RunningDatabase> => {
  const sockets = await makeSockets();
  const listeners: ((reason: string) => void)[] = [];
  let isStopping = false;
  let current = launch(place, sockets);
  const keepRunning = async (): Promise<void> => {
    let pause = FIRST_PAUSE;
    for (;;) {
      const why = await current.ended;
      if (isStopping) return;
      for (const listener of listeners) listener(why);
      await setTimeoutPromise(pause);
      if (isStopping) return;
      if (sockets.folder !== null) await rm(sockets.socket, { force: true });
      current = launch(place, sockets);
      pause = await current.ready.then(
        () => FIRST_PAUSE,
        () => Math.min(2 * pause, LONGEST_PAUSE),
      );
    }
  };
  const removeSockets = async (): Promise<void> => {
    if (sockets.folder !== null) await rm(sockets.folder, { recursive: true, force: true });
  };
  try {
    await current.ready;
  } catch (error) {
    await removeSockets();
    throw error;
  }
  const running = keepRunning();
  return {
    url: `postgres://${EMBEDDED_USER}@localhost/postgres?host=${encodeURIComponent(sockets.host)}`,
    kill: () => void current.child.kill('SIGKILL'),
    onEnded: (listener) => listeners.push(listener),
    stop: async () => {
      isStopping = true;
      const { child } = current;
      if (child.connected) child.send('stop');
      const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
      await running;
      clearTimeout(limit);
      await removeSockets();
    },
  };
};
