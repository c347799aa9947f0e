import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Root of the repository of the product that a folder stands in; null elsewhere. */
export const repositoryOf = (folder: string): string | null => {
  if (existsSync(join(folder, 'hosts/shell/rspack.config.ts'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : repositoryOf(parent);
};
