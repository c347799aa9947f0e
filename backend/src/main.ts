import { announcement } from './announcement.ts';
import { readConfig } from './config/config.ts';
import { reasonOf } from './database/reasonOf.ts';
import { startServer, type RunningServer } from './startServer.ts';

/** Milliseconds after which the process ends, whatever has yet to end in it. */
const STOP_LIMIT = 9500;

const stopOnSignal = (server: RunningServer): void => {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    // The database ends with this process.
    setTimeout(() => process.exit(0), STOP_LIMIT).unref();
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
};

// What this process writes is for its user alone.
process.umask(0o077);

// Node itself would print all that hangs on an error, such as the values of a failed statement.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
});

try {
  const server = await startServer(readConfig(process.env));
  stopOnSignal(server);
  process.stdout.write(announcement(server));
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
