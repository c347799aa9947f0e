import { lazy, type ComponentType } from 'react';

import { log } from '../log/log.ts';
import { reloadPage } from './reloadPage.ts';
import { isTimeout } from './loadCause/remoteErrors.ts';

/** Milliseconds between two tries. */
const DELAY = 3000;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, DELAY);
  });

/** Loads a part of the frame, and tries until it comes: nothing else could stand in its place. */
export const keepTrying = async <T>(
  load: () => Promise<T>,
  onFailure?: (error: unknown) => void,
): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    log('warn', 'A part of the frame could not be loaded.', error);
    onFailure?.(error);
    await pause();
    return keepTrying(load, onFailure);
  }
};

/**
 * A component of the frame whose code comes when it is drawn for the first time. Code that is gone
 * also reloads the page, as often as that is allowed.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    keepTrying(
      async () => ({ default: await load() }),
      (error) => {
        if (!isTimeout(error)) reloadPage(location.href);
      },
    ),
  );
