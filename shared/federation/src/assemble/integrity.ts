import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Subresource integrity by file name, of every script and style sheet of a build. */
export const integrityOf = (dist: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dist)
      .filter((name) => /\.(?:js|css)$/.test(name))
      .toSorted()
      .map((name) => {
        const digest = createHash('sha256').update(readFileSync(join(dist, name)));
        return [name, `sha256-${digest.digest('base64')}`];
      }),
  );
