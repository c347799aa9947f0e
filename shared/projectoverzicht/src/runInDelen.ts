/** Work between two pauses, in ms, so that a key does not wait. */
const AT_ONCE = 12;

/** Lets what waits go first: a key, a frame. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Uitvoering {
  signal: AbortSignal;
  /** Hears after each part how many were made. */
  onDeel?: (gedaan: number) => void;
}

/** Makes something of each of a list, in parts. @returns null when it was stopped meanwhile */
export const runInDelen = async <From, To>(
  list: readonly From[],
  make: (from: From) => To,
  { signal, onDeel }: Uitvoering,
): Promise<To[] | null> => {
  const made: To[] = [];
  let until = 0;
  for (const from of list) {
    if (performance.now() >= until) {
      if (made.length > 0) onDeel?.(made.length);
      await pause();
      if (signal.aborted) return null;
      until = performance.now() + AT_ONCE;
    }
    made.push(make(from));
  }
  return made;
};
