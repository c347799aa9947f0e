/*
 * Names under which the browser keeps what the start of a page looks at. The first script reads them
 * too, so nothing is imported here.
 */

/** In local storage: how the user of this browser was last seen, anonymous or authenticated. */
export const SESSION_SEEN = 'session-seen';

/** In local storage: the backend that a developer has chosen. */
export const BACKEND_OVERRIDE = 'backend-override';

/** In session storage: the remotes that a developer takes from elsewhere. */
export const REMOTE_OVERRIDES = 'remote-overrides';

/** In session storage: the list and projects as they were last shown. */
export const KEPT_PAGES = 'kept-pages';

/** Parameter of the address, once for each remote: `?remote=gevelvulling@http://localhost:3102/`. */
export const REMOTE_PARAMETER = 'remote';
