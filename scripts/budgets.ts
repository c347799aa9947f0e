import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { ROOT } from './process/run.ts';
import { parts } from './buildParts.ts';

/**
 * Bytes of brotli. A first route may have 180 kB in all, which the browser tests measure; the host
 * may take so much of it that a remote's entry and first page still fit. The last 0.4 kB tell who is shut out of a
 * company why, follow who else is in a project, and take a site from the browser at a logout.
 */
const BUDGETS = { host: 152_700, remoteEntry: 5_500 };

/** Bytes of the scripts that are asked for: to compress the others takes longer than a build. */
const sizeOf = (part: string, isAsked: (name: string) => boolean): number => {
  const dist = join(ROOT, part, 'dist');
  return readdirSync(dist)
    .filter((name) => name.endsWith('.js') && isAsked(name))
    .map((name) => brotliCompressSync(readFileSync(join(dist, name))).length)
    .reduce((total, bytes) => total + bytes, 0);
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

interface Figure {
  label: string;
  bytes: number;
  budget: number;
}

const hostScripts = (): ReadonlySet<string> => {
  const document: { scripts: string[] } = JSON.parse(
    readFileSync(join(ROOT, 'hosts/shell/dist/host.json'), 'utf8'),
  );
  return new Set(document.scripts);
};

const figures = (): Figure[] => {
  const eager = hostScripts();
  const host = sizeOf('hosts/shell', (name) => eager.has(name));
  const entries = parts()
    .filter((part) => part.startsWith('remotes/'))
    .map((part) => ({
      label: `${part} remoteEntry`,
      bytes: sizeOf(part, (name) => name.startsWith('remoteEntry.')),
      budget: BUDGETS.remoteEntry,
    }));
  return [{ label: 'host', bytes: host, budget: BUDGETS.host }, ...entries];
};

/** Prints the sizes of the last build beside their budgets. Returns whether all are kept. */
export const printBudgets = (): boolean => {
  const all = figures();
  for (const { label, bytes, budget } of all) {
    const verdict = bytes <= budget ? 'ok' : 'TOO LARGE';
    console.log(`${label}: ${kilobytes(bytes)} brotli of ${kilobytes(budget)}, ${verdict}`);
  }
  return all.every(({ bytes, budget }) => bytes <= budget);
};
