import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { ROOT } from './process/run.ts';
import { parts } from './buildParts.ts';
import { SITE } from './buildSite.ts';

/**
 * Bytes of brotli. A first route may have 145 kB in all, which the browser tests measure; the host
 * may take so much of it that a remote's entry and first page still fit.
 */
const BUDGETS = { host: 135_700, remoteEntry: 4_400 };

/** Where the site has a part that was built last. */
const siteFolder = (part: string): string => {
  const release: { hostBase: string; remotes: Record<string, string> } = JSON.parse(
    readFileSync(join(SITE, 'release.json'), 'utf8'),
  );
  const id = basename(part);
  return part.startsWith('hosts/')
    ? join(SITE, release.hostBase)
    : join(SITE, 'remotes', id, release.remotes[id] ?? '-');
};

/** Bytes of the scripts that are asked for, as the site has compressed them; of a part that it has not, as it would. */
const sizeOf = (part: string, isAsked: (name: string) => boolean): number => {
  const dist = join(ROOT, part, 'dist');
  const folder = siteFolder(part);
  return readdirSync(dist)
    .filter((name) => name.endsWith('.js') && isAsked(name))
    .map(
      (name) =>
        statSync(join(folder, `${name}.br`), { throwIfNoEntry: false })?.size ??
        brotliCompressSync(readFileSync(join(dist, name))).length,
    )
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
