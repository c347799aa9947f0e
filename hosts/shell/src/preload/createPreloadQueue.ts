/** How many files are preloaded at the same time. */
const LIMIT = 4;

type Urgency = 'now' | 'idle';

/** Fetches a file ahead; ends when it is there or has failed. */
export type FetchAhead = (path: string, urgency: Urgency) => Promise<void>;

export interface PreloadQueue {
  /** Adds files that are needed soon, which go first, or perhaps. What was asked for before is not fetched twice. */
  add: (paths: readonly string[], urgency: Urgency) => void;
}

/** The queue of files that a page may need next: at most four are in flight. */
export const createPreloadQueue = (fetchAhead: FetchAhead): PreloadQueue => {
  const waiting: Record<Urgency, Set<string>> = { now: new Set(), idle: new Set() };
  const started = new Set<string>();
  let inFlight = 0;

  const take = (urgency: Urgency): string | null => {
    const [path = null] = waiting[urgency];
    if (path !== null) waiting[urgency].delete(path);
    return path;
  };

  const run = async (path: string, urgency: Urgency): Promise<void> => {
    inFlight += 1;
    started.add(path);
    try {
      await fetchAhead(path, urgency);
    } catch {
      // Whoever needs the file asks for it again, and says so when it does not come.
      started.delete(path);
    }
    inFlight -= 1;
    fill();
  };

  const fill = (): void => {
    if (inFlight === LIMIT) return;
    const urgent = take('now');
    const path = urgent ?? take('idle');
    if (path === null) return;
    void run(path, urgent === null ? 'idle' : 'now');
    fill();
  };

  return {
    add: (paths, urgency) => {
      for (const path of paths) {
        if (started.has(path) || waiting.now.has(path)) continue;
        if (urgency === 'now') waiting.idle.delete(path);
        waiting[urgency].add(path);
      }
      fill();
    },
  };
};
