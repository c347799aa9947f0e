import { createReloader } from './createReloader.ts';
import { openAddress } from './openAddress.ts';

/** Reloads the page at an address, at most once in ten seconds; whether it does. */
export const reloadPage = createReloader({
  storage: () => sessionStorage,
  now: Date.now,
  isOnline: () => navigator.onLine,
  open: openAddress,
});
