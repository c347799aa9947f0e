import { AsyncLocalStorage } from 'node:async_hooks';

export type WorkKind = 'call' | 'statement' | 'rapport' | 'mail';

/** A piece of work that takes time and can fail. */
export interface Work {
  kind: WorkKind;
  /**
   * Of a call its route, of a statement its text without values, of a report or mail its kind: never a
   * path, a person or what somebody typed.
   */
  name: string;
  /** Of the call that this is part of, or that asked for it; null: nobody asked. */
  requestId: string | null;
  /** The work that this is part of. */
  parent: Work | null;
}

/** How work ended. */
export interface Outcome {
  seconds: number;
  /** What was thrown; null: nothing. */
  error: unknown;
  /** Of a call: the status of its answer; null: the caller did not wait for it. */
  status: number | null;
}

/** Is told of all work, at once and in order; it must not throw. */
export interface Watcher {
  begin?: (work: Work) => void;
  end: (work: Work, outcome: Outcome) => void;
}

interface Asked {
  kind: WorkKind;
  name: string;
  /** Absent: that of the work that this is part of. */
  requestId?: string | null;
}

/** Work that has begun. */
export interface Running {
  /** Does something as a part of it. */
  within: <T>(act: () => T) => T;
  end: (ending?: Partial<Pick<Outcome, 'error' | 'status'>>) => void;
}

const current = new AsyncLocalStorage<Work>();

/** What is being done here; null: nothing that is watched. */
export const currentWork = (): Work | null => current.getStore() ?? null;

/** Tells watchers what the process does and how long that takes. */
export const createWatch = () => {
  const watchers: Watcher[] = [];

  const begin = ({ kind, name, requestId }: Asked): Running => {
    const parent = currentWork();
    const id = requestId === undefined ? (parent?.requestId ?? null) : requestId;
    const work: Work = { kind, name, requestId: id, parent };
    const start = performance.now();
    let isEnded = false;
    for (const watcher of watchers) watcher.begin?.(work);
    return {
      within: (act) => current.run(work, act),
      end: ({ error = null, status = null } = {}) => {
        if (isEnded) return;
        isEnded = true;
        const seconds = (performance.now() - start) / 1000;
        for (const watcher of watchers) watcher.end(work, { seconds, error, status });
      },
    };
  };

  return {
    listen: (watcher: Watcher): void => {
      watchers.push(watcher);
    },
    begin,
    /** Does a piece of work. @throws what it throws */
    run: async <T>(asked: Asked, act: () => Promise<T>): Promise<T> => {
      const running = begin(asked);
      try {
        const result = await running.within(act);
        running.end();
        return result;
      } catch (error) {
        running.end({ error });
        throw error;
      }
    },
  };
};

export type Watch = ReturnType<typeof createWatch>;
