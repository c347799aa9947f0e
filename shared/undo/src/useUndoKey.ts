import type { HostApi } from '@adviestool/contract/remoteModule';
import { lastUndoable } from '@adviestool/state/undoableChanges';
import { useEffect, useEffectEvent, useRef } from 'react';

import { undoChange } from './undoChange.ts';

/** There the key undoes typing, or nothing behind it can be reached. */
const HAS_OWN_UNDO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, dialog, [contenteditable]';

const isUndoKey = (event: KeyboardEvent): boolean => {
  if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return false;
  if (event.shiftKey || event.altKey || event.defaultPrevented) return false;
  if (document.querySelector('dialog[open]') !== null) return false;
  return !(event.target instanceof Element) || event.target.closest(HAS_OWN_UNDO) === null;
};

/**
 * Ctrl+Z undoes the last change of the project's gevelvullingen that was made in this visit, when it
 * is being saved too. Each press waits for the one before it, for what came last is undone first.
 */
export const useUndoKey = (host: HostApi, projectId: number): void => {
  const lastPress = useRef<Promise<void>>(Promise.resolve());
  const undoLast = async (): Promise<void> => {
    const undoable = lastUndoable(projectId);
    if (undoable !== null) await undoChange(host, undoable);
  };
  const undoByKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!isUndoKey(event) || lastUndoable(projectId) === null) return;
    event.preventDefault();
    lastPress.current = lastPress.current.then(undoLast, undoLast);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => undoByKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
