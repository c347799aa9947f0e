import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { repositoryOf } from '../build/repositoryOf.ts';
import { SiteError } from '../assemble/SiteError.ts';

const HOST = 'hosts/shell';

const folderOf = (name: string | undefined): string => {
  if (name === undefined) return process.cwd();
  const repository = repositoryOf(process.cwd());
  if (repository === null || name.includes('/') || name === '.') return resolve(name);
  return join(repository, name === 'host' ? HOST : `remotes/${name}`);
};

/**
 * The folder of the package of a remote or host.
 * @param name a folder of remotes/, ‘host’ or a path; absent: the folder of now
 * @throws SiteError when there is none, with the usage
 */
export const packageFolder = (name: string | undefined, usage: string): string => {
  const folder = folderOf(name);
  if (existsSync(join(folder, 'rspack.config.ts'))) return folder;
  throw new SiteError(`${folder} is no remote: it has no rspack.config.ts.\n${usage}`);
};
