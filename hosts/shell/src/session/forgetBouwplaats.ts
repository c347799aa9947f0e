import { BOUWPLAATS_DATABASE } from '@adviestool/contract/bouwplaatsDatabase';

/** Takes away what the browser keeps of building sites for its user. A browser that keeps nothing has nothing. */
export const forgetBouwplaats = (): void => {
  try {
    globalThis.indexedDB?.deleteDatabase(BOUWPLAATS_DATABASE);
  } catch {
    // It may not be asked.
  }
};
