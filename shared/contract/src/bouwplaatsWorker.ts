/**
 * The script of the service worker that keeps the pages of building sites, with the release that it keeps behind it
 * (`?release=`). At the root of the site: there a browser lets it serve the pages that it is registered for, wherever
 * they are, without a header. Each release has its own script by the same name.
 */
export const BOUWPLAATS_WORKER = '/bouwplaats-worker.js';
