import type { ChildProcess } from 'node:child_process';
import { rmSync, watch } from 'node:fs';
import { join } from 'node:path';

import { assemble } from '@adviestool/federation/deploy/assemble';
import { localParts } from '@adviestool/federation/assemble/parts';

import { parts } from './buildParts.ts';
import { startChild, stopChild } from './process/child.ts';
import { assembleEmbeddedSite, bouwmodelPort } from './embeddedSite.ts';
import { ROOT } from './process/run.ts';
import { watchParts } from './watchParts.ts';

/** Not the folders of `pnpm start`: files are not compressed and pages look for changes every second. */
const DEV_SITE = join(ROOT, 'dist/dev-site');
const DEV_EMBEDDED_SITE = join(ROOT, 'dist/dev-embedded-site');

const UNCOMPRESSED = { compresses: false, allowsDevelopment: true };

/** Milliseconds of silence after which a changed variant is read. */
const QUIET_TIME = 50;

/** The backend, which restarts when one of its files changes. */
const startBackend = (settings: Record<string, string>): ChildProcess =>
  startChild(
    ['tsx', 'watch', '--clear-screen=false', 'backend/src/main.ts'],
    { ...settings, DEVELOPMENT: 'true' },
    ['ignore', 'inherit', 'inherit'],
  );

/** Composes the sites from what is built. Returns how the backend serves them. @throws Error */
const compose = (variantId: string): Record<string, string> => {
  assemble({ root: ROOT, variantId, site: DEV_SITE, parts: localParts(ROOT), ...UNCOMPRESSED });
  return {
    SITE_DIR: DEV_SITE,
    ...(bouwmodelPort() > 0 && assembleEmbeddedSite({ site: DEV_EMBEDDED_SITE, ...UNCOMPRESSED })),
  };
};

/** Everything with reload. Returns how to stop. */
export const devSite = (variantId: string): (() => Promise<void>) => {
  for (const site of [DEV_SITE, DEV_EMBEDDED_SITE]) {
    rmSync(site, { recursive: true, force: true });
  }
  let backend: ChildProcess | null = null;
  let isRight = false;

  const recompose = (): void => {
    if (!isRight) return;
    try {
      const settings = compose(variantId);
      backend ??= startBackend(settings);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  console.log('Building …');
  const stopWatching = watchParts(parts(), (round) => {
    isRight = round.isRight;
    if (isRight) console.log(`Built ${round.parts.join(', ')} in ${round.seconds.toFixed(2)} s.`);
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
