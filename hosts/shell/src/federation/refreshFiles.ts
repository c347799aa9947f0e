import { FILE_TIMEOUT } from '@adviestool/federation/fileTimeout';

const refresh = async (address: string): Promise<void> => {
  const answer = await fetch(address, {
    cache: 'reload',
    signal: AbortSignal.timeout(FILE_TIMEOUT),
  });
  await answer.arrayBuffer();
};

/** Replaces files in the browser's cache: one that came altered would be kept there for a year. */
export const refreshFiles = async (addresses: readonly string[]): Promise<void> => {
  // A file that does not come now is missed by the script that needs it.
  await Promise.allSettled(addresses.map(refresh));
};
