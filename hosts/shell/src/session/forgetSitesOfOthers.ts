import { BOUWPLAATS_DATABASE } from '@adviestool/contract/bouwplaatsDatabase';

import { log } from '../log/log.ts';

/**
 * Takes away what this browser shows without a network of building sites that others than this user read; null: of
 * everybody. What waits to be sent stays for who said it. A browser that keeps nothing has nothing.
 */
export const forgetSitesOfOthers = async (uid: number | null): Promise<void> => {
  try {
    const databases = (await globalThis.indexedDB?.databases()) ?? [];
    if (!databases.some(({ name }) => name === BOUWPLAATS_DATABASE)) return;
    const { removeSites } = await import('./removeSites.ts');
    await removeSites(uid);
  } catch (error) {
    log('warn', 'Building sites of another user may still be in this browser.', error);
  }
};
