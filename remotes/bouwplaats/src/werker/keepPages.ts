import { BOUWPLAATS_WORKER } from '@adviestool/contract/bouwplaatsWorker';
import { forgetWorkers } from '@adviestool/ui/forgetWorkers';
import { BOUWPLAATS } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';

import { lijstPath, type Plek } from '../adres/plek.ts';

/** The pages that one worker serves: those of a project, or those of every link. */
const scopeOf = (plek: Plek): string => (plek.soort === 'project' ? lijstPath(plek) : BOUWPLAATS);

/** Whether a worker that is being installed has everything. */
const isInstalled = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    look();
  });

/**
 * Has the browser keep the pages of a site, as the release of this page has them; a newer one takes the place of what is
 * kept when no page of the site is open any more. What a developer changes is never kept.
 * @returns whether they open without a network; not over http, in some private windows, or when a file did not come
 */
export const keepPages = async (
  { config: { release }, log }: Pick<HostApi, 'config' | 'log'>,
  plek: Plek,
): Promise<boolean> => {
  if (process.env.NODE_ENV === 'development' || release === undefined) return false;
  if (!('serviceWorker' in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.register(
      `${BOUWPLAATS_WORKER}?${new URLSearchParams({ release }).toString()}`,
      { scope: scopeOf(plek) },
    );
    const { active, installing } = registration;
    return active !== null || (installing !== null && (await isInstalled(installing)));
  } catch (error) {
    log('warn', 'The pages of the site are not kept in this browser.', error);
    return false;
  }
};

/** Takes away the pages of a project's site. Those of links serve every link of this browser. */
export const forgetPages = async (plek: Plek): Promise<void> => {
  if (plek.soort === 'project') await forgetWorkers((path) => path === scopeOf(plek));
};
