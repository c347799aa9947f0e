import { useEffect, useEffectEvent } from 'react';

interface GevelvullingKeys {
  previous: () => void;
  next: () => void;
  choose: () => void;
}

const KEYS: Readonly<Record<string, keyof GevelvullingKeys>> = {
  PageUp: 'previous',
  PageDown: 'next',
  KeyJ: 'choose',
};

/** Alt with Page Up, Page Down and J, which work in a field too; not behind a dialog. */
export const useGevelvullingKeys = (keys: GevelvullingKeys): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat, code } = event;
    const action = KEYS[code];
    if (action === undefined || !altKey || ctrlKey || metaKey || shiftKey || repeat) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    keys[action]();
  });

  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
