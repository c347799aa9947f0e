import type { z } from 'zod';

/** A storage area of the browser that never throws: refused or full, it keeps values in memory. */
export interface BrowserStorage {
  /** The stored value; null when there is none or it does not fit, in which case it is removed. */
  read<T>(key: string, schema: z.ZodType<T>): T | null;
  write(key: string, value: unknown): void;
  remove(key: string): void;
  /** The keys in use, without the prefix. */
  keys(): string[];
  /** Tells when another tab changes the value. The answer ends it. */
  watch(key: string, onChange: () => void): () => void;
}

type Area = 'local' | 'session';

const openArea = (area: Area): Storage | null => {
  try {
    return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    // Refused, as in a cross-site frame: memory takes over.
    return null;
  }
};

const attempt = <T>(action: () => T): T | null => {
  try {
    return action();
  } catch {
    // Full, refused or not JSON: the caller falls back.
    return null;
  }
};

/** What an area could not keep: one for the page, whoever opens the area. */
const kept: Readonly<Record<Area, Map<string, string>>> = { local: new Map(), session: new Map() };

/** Opens an area whose keys all begin with `<prefix>:`, the id of the variant. */
export const openStorage = (area: Area, prefix: string): BrowserStorage => {
  const storage = openArea(area);
  const memory = kept[area];
  const nameOf = (key: string): string => `${prefix}:${key}`;

  const remove = (key: string): void => {
    memory.delete(nameOf(key));
    attempt(() => storage?.removeItem(nameOf(key)));
  };

  return {
    remove,
    read: (key, schema) => {
      const text = memory.get(nameOf(key)) ?? attempt(() => storage?.getItem(nameOf(key)) ?? null);
      if (text === null) return null;
      const value = schema.safeParse(attempt((): unknown => JSON.parse(text)));
      if (value.success) return value.data;
      remove(key);
      return null;
    },
    write: (key, value) => {
      const text = JSON.stringify(value);
      const stored = attempt(() => {
        if (storage === null) return false;
        storage.setItem(nameOf(key), text);
        return true;
      });
      if (stored === true) memory.delete(nameOf(key));
      else memory.set(nameOf(key), text);
    },
    watch: (key, onChange) => {
      const listen = (event: StorageEvent): void => {
        // Without a key: everything was cleared.
        if (event.key === nameOf(key) || event.key === null) onChange();
      };
      globalThis.addEventListener('storage', listen);
      return () => globalThis.removeEventListener('storage', listen);
    },
    keys: () => {
      const stored = attempt(() => Object.keys(storage ?? {})) ?? [];
      const names = new Set([...stored, ...memory.keys()]);
      return [...names].flatMap((name) =>
        name.startsWith(`${prefix}:`) ? [name.slice(prefix.length + 1)] : [],
      );
    },
  };
};
