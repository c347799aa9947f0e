import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Subresource integrity of a file. */
export const digestOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Subresource integrity by file name, of every script and style sheet of a build. */
export const integrityOf = (dist: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dist)
      .filter((name) => /\.(?:js|css)$/.test(name))
      .toSorted()
      .map((name) => [name, digestOf(readFileSync(join(dist, name)))]),
  );
