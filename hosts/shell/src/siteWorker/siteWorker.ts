import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/*
 * A service worker, registered by the pages of a building site and for those alone. It keeps the code of one release,
 * so that they open without a network. Which files that are the release says (`keptFiles` of shared/federation). It
 * holds nothing of a project, and answers no call of the backend.
 */

declare const self: {
  /** Written by assemble: the document of the release, and all files of its pages, each with its hash. */
  readonly adviestoolKept: {
    readonly document: string;
    readonly files: readonly Readonly<PrecacheEntry>[];
  };
};

/** Seconds that a page waits for the network before what was kept is shown. */
const PATIENCE = 5;

const { document, files } = self.adviestoolKept;

// The name of the cache ends with the pages that the worker is registered for: each site has its own.
setCacheNameDetails({ prefix: 'adviestool-bouwplaats' });

// With a network the server says which release a visitor gets, and the page that comes has that one kept.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PATIENCE,
      plugins: [
        {
          fetchDidSucceed: async ({ response }) => {
            if (response.status >= 500) throw new Error(`The server answers ${response.status}.`);
            return response;
          },
          handlerDidError: () => matchPrecache(document),
        },
      ],
    }),
  ),
);

precacheAndRoute([...files], { cleanURLs: false, directoryIndex: '' });

// Of the page that had it registered, too: what that asks for later is here from now on.
clientsClaim();
