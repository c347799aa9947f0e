import { createContext, useEffect, useState } from 'react';

type Action = () => void;

/**
 * Runs an action at once, or when the mouse button that is down has been released and its click is done.
 * Leaving a field may show its error, which moves what is below: done between press and release, that
 * takes the click away from what was pressed.
 */
export const AfterPressContext = createContext<(action: Action) => void>((action) => action());

const createPress = () => {
  let isDown = false;
  let waiting: readonly Action[] = [];

  const release = (): void => {
    isDown = false;
    const actions = waiting;
    waiting = [];
    for (const action of actions) action();
  };

  return {
    press: (): void => {
      isDown = true;
    },
    // The click comes right after the release.
    release: (): void => void setTimeout(release),
    after: (action: Action): void => {
      if (isDown) waiting = [...waiting, action];
      else action();
    },
  };
};

/** Follows the mouse, wherever on the page; the answer is for `AfterPressContext`. */
export const useAfterPress = (): ((action: Action) => void) => {
  const [{ press, release, after }] = useState(createPress);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const options = { capture: true, signal };
    document.addEventListener('mousedown', press, options);
    // What is dragged, or released outside the window, gives no release here.
    for (const end of ['mouseup', 'dragend']) document.addEventListener(end, release, options);
    // Of the window alone: that of an element does not bubble.
    globalThis.addEventListener('blur', release, { signal });
    return () => listening.abort();
  }, [press, release]);

  return after;
};
