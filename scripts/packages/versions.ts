import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../process/run.ts';
import { manifestSchema, type Manifest } from './publishedManifest.ts';
import { PUBLISHED } from './published.ts';

/** The package.json of a package of shared/. */
export const readManifest = (name: string): Manifest =>
  manifestSchema.parse(
    JSON.parse(readFileSync(join(ROOT, 'shared', name, 'package.json'), 'utf8')),
  );

/** The versions of what is published, by the names of the packages. */
export const workspaceVersions = (): Map<string, string> =>
  new Map(
    PUBLISHED.map(({ name }) => {
      const manifest = readManifest(name);
      return [manifest.name, manifest.version];
    }),
  );

/** The versions of libraries that this repository is built and tested with. */
export const catalogVersions = (): Map<string, string> => {
  const text = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const [, lines = ''] = /^catalog:\n((?: {2}.*\n?)+)/m.exec(text) ?? [];
  return new Map(
    [...lines.matchAll(/^ {2}'?([^':]+)'?: (.+)$/gm)].map(([, name = '', version = '']) => [
      name,
      version,
    ]),
  );
};
