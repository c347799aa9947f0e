import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { BuiltRemote } from '../assemble/parts.ts';

/** What a page of a remote is fetched with, compressed. */
export interface PageSize {
  page: string;
  bytes: number;
}

/** The size of each page of a remote: its own scripts and styles, with those that all its pages need. */
export const pageSizes = ({
  dist,
  document,
}: Pick<BuiltRemote, 'dist' | 'document'>): PageSize[] => {
  const sizes = new Map<string, number>();
  const sizeOf = (name: string): number => {
    const file = join(dist, name);
    const known = sizes.get(name) ?? (existsSync(file) ? gzipSync(readFileSync(file)).length : 0);
    sizes.set(name, known);
    return known;
  };
  const { common, pages } = document.files;
  return Object.entries(pages).map(([page, files]) => ({
    page,
    bytes: [...new Set([...common, ...files])].reduce((sum, name) => sum + sizeOf(name), 0),
  }));
};
