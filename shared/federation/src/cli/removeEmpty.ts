import { rmdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Takes away a folder and those above it, up to the last one that goes, as long as nothing is in them. */
export const removeEmpty = (folder: string, last: string): void => {
  try {
    rmdirSync(folder);
  } catch {
    // Something is in it, which another command may have made meanwhile.
    return;
  }
  if (folder !== last) removeEmpty(dirname(folder), last);
};
