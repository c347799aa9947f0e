import type { RemotePage } from '@adviestool/contract/remoteDocument';
import type { Stats } from '@rspack/core';

/** The module that a remote exposes, as its build names it. */
const MODULE = './src/module.ts';

const IMPORT = /\bimport\('([^']+)'\)/g;

interface ChunkOfStats {
  files?: string[];
  names?: string[];
  origins?: { moduleName: string; request: string }[];
}

const idsOf = (pages: readonly RemotePage[]): string[] =>
  pages.flatMap(({ id, children }) => [id, ...idsOf(children)]);

/** What each page imports, read from the source of `module.ts`, where every page stands under its id. */
export const importsOfPages = (
  source: string,
  pages: readonly RemotePage[],
): Record<string, string[]> => {
  const starts = idsOf(pages)
    .map((id) => ({ id, start: source.search(new RegExp(`^\\s*(?:'${id}'|${id}):`, 'm')) }))
    .filter(({ start }) => start >= 0)
    .toSorted((one, other) => one.start - other.start);
  return Object.fromEntries(
    starts.map(({ id, start }, index) => {
      const text = source.slice(start, starts[index + 1]?.start);
      return [id, [...text.matchAll(IMPORT)].flatMap(([, request]) => request ?? [])];
    }),
  );
};

/**
 * The files that a remote needs before its first page, and those that each page adds to them: what a
 * host may preload.
 */
export const filesOf = (stats: Stats, imports: Record<string, readonly string[]>) => {
  const all: ChunkOfStats[] =
    stats.toJson({ all: false, chunks: true, chunkOrigins: true }).chunks ?? [];
  const filesWhere = (isWanted: (chunk: ChunkOfStats) => boolean): string[] =>
    all.filter(isWanted).flatMap(({ files = [] }) => files);
  const common = filesWhere(({ names = [] }) => names.length > 0);
  return {
    common,
    pages: Object.fromEntries(
      Object.entries(imports).map(([id, requests]) => [
        id,
        filesWhere(
          ({ names = [], origins = [] }) =>
            names.length === 0 &&
            origins.some(
              ({ moduleName, request }) => moduleName === MODULE && requests.includes(request),
            ),
        ),
      ]),
    ),
  };
};
