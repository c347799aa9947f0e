/** Milliseconds without a key after which somebody looks at what follows: less than an eye notices. */
const PAUSE = 150;
/** Milliseconds after which it follows even so: of who keeps an arrow key down. */
const LONGEST = 400;

/** Runs what follows a first key at once, and of keys after it the last when there is a pause. */
export const createPace = () => {
  let typedAt = -Infinity;
  let ranAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** After a key. */
    follow: (act: () => void): void => {
      const run = (): void => {
        ranAt = performance.now();
        act();
      };
      const now = performance.now();
      const isTypedOn = now - typedAt < PAUSE;
      typedAt = now;
      clearTimeout(timer);
      if (!isTypedOn) return run();
      timer = setTimeout(run, Math.min(PAUSE, Math.max(0, ranAt + LONGEST - now)));
    },
    /** Nobody types: the next key is a first one. */
    stop: (): void => {
      clearTimeout(timer);
      typedAt = -Infinity;
    },
  };
};
