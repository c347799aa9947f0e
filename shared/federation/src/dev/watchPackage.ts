import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { extname, join } from 'node:path';

import { RSPACK } from '../build/runRspack.ts';
import type { PartMessage } from './TellParent.ts';

/** In the language of this file, which is another one in the published package. */
const CONFIG = join(import.meta.dirname, `watch.rspack.config${extname(import.meta.filename)}`);

export interface Build {
  seconds: number;
  /** Which build it is, as its code says. */
  hash: string;
  /** What is wrong with it, which the builder has printed too; empty: nothing. */
  errors: readonly string[];
}

/**
 * Builds a package for development, and again when a file changes. Returns how to stop.
 * @param folder that of the package
 */
export const watchPackage = (
  folder: string,
  onBuild: (build: Build) => void,
): (() => Promise<void>) => {
  // `dist` is about to be another build than the one that this stamp tells of.
  rmSync(join(folder, 'node_modules/.built'), { force: true });
  const builder = spawn(process.execPath, [RSPACK, 'build', '--watch', '--config', CONFIG], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Apart from the terminal, so that Ctrl-C reaches it once, from here.
    detached: true,
    env: { ...process.env, NODE_ENV: 'development', WATCHED_PACKAGE: folder },
  });
  let start = performance.now();
  let isStopping = false;
  builder.on('message', (message: PartMessage) => {
    if (!message.isBuilt) {
      start = performance.now();
      return;
    }
    const { hash = '', errors = [] } = message;
    onBuild({ seconds: (performance.now() - start) / 1000, hash, errors });
  });
  builder.on('exit', (code) => {
    if (!isStopping) process.exit(code ?? 1);
  });
  process.on('exit', () => builder.kill('SIGTERM'));
  return async () => {
    isStopping = true;
    if (builder.exitCode !== null || builder.signalCode !== null) return;
    const ended = once(builder, 'close');
    builder.kill('SIGTERM');
    await ended;
  };
};
