import { ConfigError } from './config.ts';
import { FolderInUseError } from './database/lockFolder.ts';

/** Why a command could not do its work, in one sentence when it is the user's to mend. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is in use. Set PORT to another one.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
