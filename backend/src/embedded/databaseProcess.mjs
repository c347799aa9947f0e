/*
 * The process of the embedded database: PGlite in a thread, or a PostgreSQL of its own below it. It says
 * `ready`, `{ failed }` or `{ server }`, the number of that PostgreSQL; it ends when it is told `stop`, and at
 * once when the backend that started it is gone, whatever the database does.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Characters of what a PostgreSQL says that are kept, for when it does not start. */
const KEPT = 4000;
/** Number of the open file that is the lock of the data folder; a PostgreSQL keeps it open too. */
const LOCK = 4;

const { folder, socket, sockets, program, args } = JSON.parse(process.argv[2]);

const tell = (message, then) => {
  if (process.connected) process.send(message, then);
};

const fail = (message) => tell({ failed: message }, () => process.exit(1));

const runPglite = () => {
  const worker = new Worker(new URL('pgliteThread.mjs', import.meta.url), {
    workerData: { folder, socket },
  });
  worker.on('message', (message) => (message === 'ready' ? tell('ready') : process.exit(0)));
  worker.on('error', (error) => fail(error.message));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
    stop: () => worker.postMessage('stop'),
    // The thread may compute without an end.
    end: () => process.kill(process.pid, 'SIGKILL'),
  };
};

const runPostgres = () => {
  const server = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe', LOCK],
    windowsHide: true,
  });
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-KEPT);
    if (text.includes('ready to accept connections')) tell('ready');
  });
  tell({ server: server.pid });
  server.on('error', (error) => fail(error.message));
  server.on('close', (code) => (code === 0 ? process.exit(0) : fail(said)));
  return {
    // Fast, and immediate: without a last checkpoint.
    stop: () => server.kill('SIGINT'),
    end: () => server.kill('SIGQUIT'),
  };
};

const { stop, end } = program === null ? runPglite() : runPostgres();
process.on('message', stop);
process.on('disconnect', () => {
  // Nobody else takes the folder of the socket away.
  if (sockets !== null) rmSync(sockets, { recursive: true, force: true });
  end();
});
