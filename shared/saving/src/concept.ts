import type { z } from 'zod';

/** Milliseconds between two writes of a concept. */
export const CONCEPT_INTERVAL = 400;

/** Where concepts are kept, for this tab. */
export interface ConceptStorage {
  read<T>(key: string, schema: z.ZodType<T>): T | null;
  write(key: string, value: unknown): void;
  remove(key: string): void;
  /** The tab may not come back: another one may have the value. */
  leave(key: string): void;
}

/** The unsaved input of one form, kept in the browser so that no reload loses it. */
export interface StoredConcept<Values> {
  /** What an earlier visit left behind; null when there is nothing. */
  read: () => Values | null;
  /** Remembers the input; it is written at most once in an interval. */
  keep: (values: Values) => void;
  /** Writes now what still waits. */
  flush: () => void;
  /** The same, when the tab may not come back. */
  leave: () => void;
  /** Forgets the input: it is saved, or given up. */
  drop: () => void;
  /** There is input that is not saved. */
  isKept: () => boolean;
}

/** `key` names the user too: a concept is never offered to another. `schema` need not be complete. */
export const createConcept = <Values>(
  storage: ConceptStorage,
  key: string,
  schema: z.ZodType<Values>,
): StoredConcept<Values> => {
  let waiting: { values: Values; timer: ReturnType<typeof setTimeout> } | null = null;
  let isStored = false;

  const flush = (): void => {
    if (waiting === null) return;
    clearTimeout(waiting.timer);
    storage.write(key, waiting.values);
    isStored = true;
    waiting = null;
  };

  return {
    flush,
    leave: () => {
      flush();
      if (isStored) storage.leave(key);
    },
    read: () => {
      const values = storage.read(key, schema);
      isStored = values !== null;
      return values;
    },
    keep: (values) => {
      waiting = { values, timer: waiting?.timer ?? setTimeout(flush, CONCEPT_INTERVAL) };
    },
    drop: () => {
      if (waiting !== null) clearTimeout(waiting.timer);
      waiting = null;
      isStored = false;
      storage.remove(key);
    },
    isKept: () => isStored || waiting !== null,
  };
};
