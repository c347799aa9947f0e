import type { Release } from '@adviestool/contract/release';
import { FILE_TIMEOUT } from '@adviestool/federation/fileTimeout';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { z } from 'zod';

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

/** What the runtime needs of a manifest; it keeps a lesser one and never asks again. */
const manifestSchema = z.looseObject({
  metaData: z.looseObject({}),
  exposes: z.array(z.unknown()),
  shared: z.array(z.unknown()),
});

const fetchManifest = async (url: string): Promise<Response> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(FILE_TIMEOUT) });
  return Response.json(manifestSchema.parse(await answer.json()));
};

interface FilesOfRelease {
  /** Federation manifests by their address, which may be a path of this site. */
  manifests: Readonly<Record<string, unknown>>;
  /** Integrity of the remotes' files by their whole address. */
  integrity: ReadonlyMap<string, string>;
}

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
 * Gives the runtime what the page knows of the remotes' files: their manifests, so that these cost no
 * round trip, and the integrity of each file that the runtime itself puts on the page. Chunks that a
 * remote loads by itself are checked against the hashes in its entry.
 */
export const remoteFilesPlugin = ({
  manifests,
  integrity,
}: FilesOfRelease): ModuleFederationRuntimePlugin => {
  const byAddress = new Map(
    Object.entries(manifests).map(([url, manifest]) => [addressOf(url), manifest]),
  );
  const check = (element: HTMLScriptElement | HTMLLinkElement, url: string): void => {
    const hash = integrity.get(addressOf(url));
    if (hash === undefined) return;
    element.integrity = hash;
    element.crossOrigin = 'anonymous';
  };
  return {
    name: 'adviestool-remote-files',
    fetch: (url) => {
      const inPage = manifestSchema.safeParse(byAddress.get(addressOf(url)));
      return inPage.success ? Promise.resolve(Response.json(inPage.data)) : fetchManifest(url);
    },
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      script.fetchPriority = 'high';
      check(script, url);
      return { script, timeout: FILE_TIMEOUT };
    },
    createLink: ({ url, attrs }) => {
      const link = document.createElement('link');
      link.href = url;
      for (const [name, value] of Object.entries(attrs ?? {}))
        link.setAttribute(name, String(value));
      check(link, url);
      return { link, timeout: FILE_TIMEOUT };
    },
  };
};
