import { useEffect, useState } from 'react';

/** What the product is drawn in. */
const CONTAINER = 'app';

/** Whether the product stands on the page: it says itself that it could not start, or leaves nothing when it broke. */
const isStarted = (container: Element): boolean =>
  container.firstElementChild !== null &&
  container.querySelector('.start-failure:not([data-later])') === null;

/** Follows whether the product stands on the page. */
export const useIsStarted = (): boolean => {
  const [is, setIs] = useState(true);
  useEffect(() => {
    const container = document.getElementById(CONTAINER);
    if (container === null) return undefined;
    const look = (): void => setIs(isStarted(container));
    const watcher = new MutationObserver(look);
    watcher.observe(container, { childList: true });
    look();
    return () => watcher.disconnect();
  }, []);
  return is;
};
