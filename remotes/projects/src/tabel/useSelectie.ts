import { useRef, useState } from 'react';

type Ids = ReadonlySet<string>;

/** The rows that are selected, of those that are shown. */
export interface Selectie {
  ids: Ids;
  toggle: (id: string) => void;
  /** Selects from the row that was chosen last, or else from this one, up to another. */
  extend: (from: string, to: string) => void;
  all: () => void;
  clear: () => void;
}

const GEEN: Ids = new Set();

export const useSelectie = (shown: readonly string[]): Selectie => {
  const [chosen, setChosen] = useState(GEEN);
  // From where a range goes, and what was selected before it.
  const start = useRef<{ anchor: string; base: Ids } | null>(null);
  // What is filtered away cannot be changed unseen.
  const ids = chosen.size === 0 ? GEEN : new Set(shown.filter((id) => chosen.has(id)));

  const choose = (next: Ids): void => {
    start.current = null;
    setChosen(next);
  };

  return {
    ids,
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      start.current = { anchor: id, base: next };
      setChosen(next);
    },
    extend: (from, to) => {
      const { anchor, base } = (start.current ??= { anchor: from, base: ids });
      const ends = [shown.indexOf(anchor), shown.indexOf(to)];
      setChosen(new Set([...base, ...shown.slice(Math.min(...ends), Math.max(...ends) + 1)]));
    },
    all: () => choose(new Set(shown)),
    clear: () => choose(GEEN),
  };
};
