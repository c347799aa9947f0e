import type { ChildProcess } from 'node:child_process';
import { rmSync, watch } from 'node:fs';
import { join } from 'node:path';

import { assemble } from '../shared/federation/src/assemble/assemble.ts';
import { localParts } from '../shared/federation/src/assemble/parts.ts';
import { parts } from './buildParts.ts';
import { startChild, stopChild } from './child.ts';
import { ROOT } from './run.ts';
import { watchParts } from './watchParts.ts';

/** Not the folder of `pnpm start`: files are not compressed and pages look for changes every second. */
const DEV_SITE = join(ROOT, 'dist/dev-site');

/** Milliseconds of silence after which a changed variant is read. */
const QUIET_TIME = 50;

/** The backend, which restarts when one of its files changes. */
const startBackend = (): ChildProcess =>
  startChild(
    ['tsx', 'watch', '--clear-screen=false', 'backend/src/main.ts'],
    { SITE_DIR: DEV_SITE },
    ['ignore', 'inherit', 'inherit'],
  );

/** Composes the site from what is built; says what is wrong when that fails. */
const compose = (variantId: string): boolean => {
  try {
    assemble({
      root: ROOT,
      variantId,
      site: DEV_SITE,
      parts: localParts(ROOT),
      compresses: false,
      allowsDevelopment: true,
    });
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
};

/** Everything with reload. Returns how to stop. */
export const devSite = (variantId: string): (() => Promise<void>) => {
  rmSync(DEV_SITE, { recursive: true, force: true });
  let backend: ChildProcess | null = null;
  let isRight = false;

  const recompose = (): void => {
    if (isRight && compose(variantId)) backend ??= startBackend();
  };
  console.log('Building …');
  const stopWatching = watchParts(parts(), (round) => {
    isRight = round.isRight;
    if (isRight) console.log(`Built ${round.parts.join(', ')} in ${round.seconds.toFixed(1)} s.`);
    recompose();
  });
  let timer: NodeJS.Timeout | undefined;
  const variants = watch(join(ROOT, 'variants'), () => {
    clearTimeout(timer);
    timer = setTimeout(recompose, QUIET_TIME);
  });

  return async () => {
    variants.close();
    await Promise.all([stopWatching(), backend === null ? null : stopChild(backend)]);
  };
};
