/** Milliseconds between two tries. */
const DELAY = 3000;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, DELAY);
  });

/** Loads a part of the frame, and tries until it comes: nothing else could stand in its place. */
export const loadPatiently = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch {
    // Offline or a missing file: whoever waits sees the rest of the frame.
    await pause();
    return loadPatiently(load);
  }
};
