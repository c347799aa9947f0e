import { announcement } from './announcement.ts';
import { ConfigError, readConfig } from './config.ts';
import { FolderInUseError } from './database/lockFolder.ts';
import { startServer, type RunningServer } from './startServer.ts';

const stopOnSignal = (server: RunningServer): void => {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
};

/** What went wrong, in one sentence when it is the user's to mend. */
const reasonOf = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is in use. Set PORT to another one.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

try {
  const server = await startServer(readConfig(process.env));
  stopOnSignal(server);
  process.stdout.write(announcement(server));
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
