import { BOUWPLAATS_DATABASE } from '@adviestool/contract/bouwplaatsDatabase';

import { log } from '../log/log.ts';

/** The site of a project. That of a link is nobody's. */
const OF_PROJECT = /^\/project\//;

/** The code of their pages, which says nothing of a project but its number. */
const forgetPages = async (): Promise<void> => {
  try {
    const { forgetWorkers } = await import('@adviestool/ui/forgetWorkers');
    await forgetWorkers((path) => OF_PROJECT.test(path));
  } catch (error) {
    log('warn', 'The pages of building sites are still in this browser.', error);
  }
};

/** Takes away what the browser keeps of building sites for its user. A browser that keeps nothing has nothing. */
export const forgetBouwplaats = (): void => {
  try {
    globalThis.indexedDB?.deleteDatabase(BOUWPLAATS_DATABASE);
  } catch {
    // It may not be asked.
  }
  void forgetPages();
};
