import { isTypedEarly } from '../first/isTypedEarly.ts';

/** Milliseconds in which the page is reloaded at most once. */
const INTERVAL = 10_000;

const KEY = 'adviestool:reloaded-at';

interface ReloaderOptions {
  /** The session storage of the tab; it may throw. */
  storage: () => Storage;
  now: () => number;
  /** Offline a reload would leave nothing on the screen. */
  isOnline: () => boolean;
  /** What was typed before the program was there would be lost. */
  isTypedEarly: () => boolean;
  /** Loads the whole page anew, at an address. */
  open: (address: string) => void;
}

/**
 * Reloads the page after a part of it could not be loaded: a new release has other files. A page
 * that cannot remember when it did so last does not reload at all, or it could go on for ever.
 */
export const createReloader =
  ({ storage, now, isOnline, isTypedEarly: isTyped, open }: ReloaderOptions) =>
  /** Whether the page is being reloaded. */
  (address: string): boolean => {
    if (!isOnline() || isTyped()) return false;
    const time = String(now());
    try {
      const last = storage().getItem(KEY);
      if (last !== null && Math.abs(now() - Number(last)) < INTERVAL) return false;
      storage().setItem(KEY, time);
      if (storage().getItem(KEY) !== time) return false;
    } catch {
      // Refused or full.
      return false;
    }
    open(address);
    return true;
  };

/** Loads the whole page anew, at an address of this site. */
const openAddress = (address: string): void => {
  const { pathname, search } = new URL(address, location.href);
  // Going to the address that is already open would only move to its hash.
  if (pathname === location.pathname && search === location.search) location.reload();
  else location.assign(address);
};

/** Reloads the page at an address, at most once in ten seconds; whether it does. */
export const reloadPage = createReloader({
  storage: () => sessionStorage,
  now: Date.now,
  isOnline: () => navigator.onLine,
  isTypedEarly,
  open: openAddress,
});
