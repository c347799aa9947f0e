/** Milliseconds between the message and the reload of a user who is logged in already. */
const RELOAD_DELAY = 2000;

/** Reloads the page, after there was time to read why. The answer takes that back. */
export const reloadSoon = (): (() => void) => {
  const timer = setTimeout(() => {
    location.reload();
  }, RELOAD_DELAY);
  return () => {
    clearTimeout(timer);
  };
};
