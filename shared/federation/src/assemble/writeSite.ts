import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  readdirSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { BuiltPart } from './parts.ts';

const COMPRESSED = /\.(?:js|css|json|svg)$/;

const precompress = (directory: string): void => {
  for (const name of readdirSync(directory)) {
    if (!COMPRESSED.test(name)) continue;
    const file = join(directory, name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
};

/** Puts a built part at its immutable place; it appears whole or not at all. */
export const placePart = (site: string, { dist, base }: BuiltPart): void => {
  const target = join(site, base);
  if (existsSync(target)) return;
  const temporary = `${target.replace(/\/$/, '')}.part`;
  rmSync(temporary, { recursive: true, force: true });
  cpSync(dist, temporary, { recursive: true });
  precompress(temporary);
  mkdirSync(dirname(temporary), { recursive: true });
  renameSync(temporary, target);
};

/** Replaces a pointer file in one step, so that a reader sees the old or the new one. */
export const replacePointer = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
};
