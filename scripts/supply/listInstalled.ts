import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import { z } from 'zod';

import { ROOT } from '../process/run.ts';

/** A package of the installed tree. */
export interface Installed {
  name: string;
  version: string;
  /** As the package says it; null: it does not. */
  licence: string | null;
  /** It would run something when it is installed. */
  hasInstallScript: boolean;
}

const licenceSchema = z.union([
  z.string(),
  z.object({ type: z.string() }).transform(({ type }) => type),
]);

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: licenceSchema.nullable().catch(null).default(null),
  scripts: z.record(z.string(), z.unknown()).default({}),
});

const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall'];

const read = (folder: string): Installed => {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license, scripts } = packageSchema.parse(JSON.parse(text));
  return {
    name,
    version,
    licence: license,
    hasInstallScript:
      INSTALL_SCRIPTS.some((script) => script in scripts) ||
      existsSync(join(folder, 'binding.gyp')),
  };
};

/** Every package that is installed for this workspace, of ours none. */
export const listInstalled = (): Installed[] => {
  const store = join(ROOT, 'node_modules/.pnpm');
  // Of what stands in a folder of the store, all but the package itself are links to other folders.
  const folders = readdirSync(store, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap(({ name }) =>
      globSync(['node_modules/*/package.json', 'node_modules/@*/*/package.json'], {
        cwd: join(store, name),
        followSymbolicLinks: false,
        absolute: true,
      }),
    );
  return folders.map((file) => read(join(file, '..')));
};
