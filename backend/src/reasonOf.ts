import { ConfigError } from './config.ts';
import { FolderInUseError, NoLockError } from './database/lockFolder.ts';
import { errorCodeOf } from './errorCodeOf.ts';

/** Why a command could not do its work, in one sentence when it is the user's to mend. */
export const reasonOf = (error: unknown): string => {
  if (
    error instanceof ConfigError ||
    error instanceof FolderInUseError ||
    error instanceof NoLockError
  ) {
    return error.message;
  }
  if (errorCodeOf(error) === 'EADDRINUSE') {
    return 'The port is in use. Set PORT to another one.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
