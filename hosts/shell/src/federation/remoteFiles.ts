import type { Release } from '@adviestool/contract/release';
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

/** The whole address of a file. */
export const addressOf = (url: string): string => new URL(url, document.baseURI).href;

/** The integrity of every script and style sheet of the remotes, by address. */
export const integrityByAddress = (remotes: Release['remotes']): ReadonlyMap<string, string> =>
  new Map(
    Object.values(remotes).flatMap(({ base, integrity }) =>
      Object.entries(integrity).map(([name, hash]): [string, string] => [
        addressOf(base + name),
        hash,
      ]),
    ),
  );
