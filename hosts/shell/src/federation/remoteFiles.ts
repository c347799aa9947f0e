import type { Release } from '@adviestool/contract/release';
import { FILE_TIMEOUT } from '@adviestool/federation/fileTimeout';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

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

const addressOf = (url: string): string => new URL(url, document.baseURI).href;

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

/**
 * Checks the entries of remotes, which the federation runtime puts on the page, by their hashes in the
 * release. Chunks that a remote loads by itself ask the host for theirs (`provideRuntime`).
 */
export const remoteFilesPlugin = (
  integrity: ReadonlyMap<string, string>,
): ModuleFederationRuntimePlugin => ({
  name: 'adviestool-remote-files',
  createScript: ({ url }) => {
    const script = document.createElement('script');
    script.src = url;
    script.fetchPriority = 'high';
    const hash = integrity.get(script.src);
    if (hash !== undefined) {
      script.integrity = hash;
      script.crossOrigin = 'anonymous';
    }
    return { script, timeout: FILE_TIMEOUT };
  },
});
