/** The service worker that keeps pages in the browser, as a file of the host's build; absent: it has none. */
export const WORKER_FILE = 'site-worker.js';
