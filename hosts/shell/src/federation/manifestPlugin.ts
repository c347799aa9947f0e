import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Milliseconds after which a script of a remote is given up. */
const SCRIPT_TIMEOUT = 8000;

const addressOf = (url: string): string => new URL(url, document.baseURI).href;

/** Answers the runtime's request for a manifest from the page, so that it costs no round trip. */
export const manifestPlugin = (
  manifests: Readonly<Record<string, unknown>>,
): ModuleFederationRuntimePlugin => {
  const byAddress = new Map(
    Object.entries(manifests).map(([url, manifest]) => [addressOf(url), manifest]),
  );
  return {
    name: 'adviestool-manifests',
    fetch: (url) => {
      const manifest = byAddress.get(addressOf(url));
      // false: the runtime fetches it itself.
      return manifest === undefined ? false : Promise.resolve(Response.json(manifest));
    },
    createScript: () => ({ timeout: SCRIPT_TIMEOUT }),
  };
};
