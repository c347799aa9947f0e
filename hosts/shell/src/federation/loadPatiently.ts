import { log } from '../log/log.ts';
import { isTimeout } from './remoteErrorOf.ts';
import { reloadPage } from './reloadPage.ts';

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

/** As `keepTrying`, but a part that is gone also reloads the page, as often as that is allowed. */
export const loadPatiently = <T>(load: () => Promise<T>): Promise<T> =>
  keepTrying(load, (error) => {
    if (!isTimeout(error)) reloadPage(location.href);
  });
