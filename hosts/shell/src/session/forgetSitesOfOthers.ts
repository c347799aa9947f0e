import { BOUWPLAATS_DATABASE } from '@adviestool/contract/bouwplaatsDatabase';

import { log } from '../log/log.ts';
import { clearSites } from './clearSites.ts';

const loadRemover = () => import('./removeSites.ts');

/**
 * Takes away what this browser shows without a network of building sites that others than this user read; null: of
 * everybody. What waits to be sent stays for who said it. A browser that keeps nothing has nothing.
 */
export const forgetSitesOfOthers = async (
  uid: number | null,
  load: typeof loadRemover = loadRemover,
): Promise<void> => {
  try {
    const databases = (await globalThis.indexedDB?.databases()) ?? [];
    if (!databases.some(({ name }) => name === BOUWPLAATS_DATABASE)) return;
    try {
      const { removeSites } = await load();
      await removeSites(uid);
    } catch (error) {
      // Without a network, or by another release, that code may not come: the next user must not read them then either.
      await clearSites();
      throw error;
    }
  } catch (error) {
    log('warn', 'Building sites of another user may still be in this browser.', error);
  }
};
