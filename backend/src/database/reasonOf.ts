import { ConfigError } from '../config/environment.ts';
import { BackupError } from './backupError.ts';
import { isDiskFull } from './databaseErrors.ts';
import { DataFolderError } from './dataFolder.ts';
import { FolderInUseError, NoLockError } from './lockFolder.ts';
import { NewerDatabaseError } from './newerDatabase.ts';
import { errorCodeOf } from '../watch/errorCodeOf.ts';
import { loggedError, type LoggedError } from '../watch/loggedError.ts';

const describeFault = ({
  type,
  message,
  query,
  stack,
  cause,
  errors = [],
}: LoggedError): string => {
  const because = [...(cause === undefined ? [] : [cause]), ...errors];
  const lines = [`${type}: ${message}`, query, stack, ...because.map(describeFault)];
  return lines.filter((line) => line !== undefined && line !== '').join('\n');
};

const isForUser = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof FolderInUseError ||
  error instanceof NoLockError ||
  error instanceof NewerDatabaseError ||
  error instanceof BackupError ||
  error instanceof DataFolderError;

/** Why a command could not do its work, in one sentence when it is the user's to mend. */
export const reasonOf = (error: unknown): string => {
  if (isForUser(error)) return error.message;
  if (isDiskFull(error)) return 'The disk is full. Make room, and start again.';
  const code = errorCodeOf(error);
  if (code === 'EADDRINUSE') {
    return 'The port is in use. Set PORT to another one.';
  }
  return describeFault(loggedError(error));
};
