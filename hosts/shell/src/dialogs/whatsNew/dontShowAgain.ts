import type { BrowserStorage } from '@adviestool/state/browserStorage';
import { z } from 'zod';

const KEY = 'whats-new-dont-show-again';

/** Keeps the id of the text that this browser does not want to see again. A later text is shown. */
export const createDontShowAgain = (storage: BrowserStorage, id: string) => ({
  isSet: (): boolean => storage.read(KEY, z.string()) === id,
  set: (isWanted: boolean): void => {
    if (isWanted) storage.write(KEY, id);
    else storage.remove(KEY);
  },
});

export type DontShowAgain = ReturnType<typeof createDontShowAgain>;
