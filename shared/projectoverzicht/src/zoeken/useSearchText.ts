import { useEffect, useRef, useState } from 'react';

import { teLang } from './teLang.ts';

/** Milliseconds after the last key. */
const DELAY = 300;

/**
 * The text in the search box: follows the keys at once, and is searched when the typing pauses; one that is too long
 * is not.
 */
export const useSearchText = (search: string, onSearch: (search: string) => void) => {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(onSearch);

  if (search !== seen) {
    setSeen(search);
    // Not what was typed here: the URL changed otherwise, as with the back button.
    if (search !== sent) {
      setSent(search);
      setText(search);
    }
  }

  // What else was chosen during the pause counts too.
  useEffect(() => {
    newest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: string): void => {
    setText(next);
    clearTimeout(timer.current);
    if (teLang(next) !== undefined) return;
    timer.current = setTimeout(() => {
      setSent(next.trim());
      newest.current(next.trim());
    }, DELAY);
  };

  return { value: text, error: teLang(text), onChange: change };
};
