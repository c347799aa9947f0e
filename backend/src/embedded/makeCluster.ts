import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Who owns the tables. The sockets of the database are in a folder that only this user enters. */
export const EMBEDDED_USER = 'adviestool';

/** Makes the files of an empty PostgreSQL. */
export const makeCluster = async (initdb: string, folder: string): Promise<void> => {
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  await run(initdb, ['-D', folder, '-U', EMBEDDED_USER, '--auth=trust', '-E', 'UTF8', ...locale]);
};
