import type { BrowserStorage } from '@adviestool/state/browserStorage';
import { z } from 'zod';
import { create } from 'zustand';

/** Whether a letter alone may do something (WCAG 2.1.4): speech input also sends letters. */
export const useShortcutStore = create<{ isOn: boolean }>()(() => ({ isOn: true }));

const KEY = 'shortcuts';

/** Takes over what was chosen before, and keeps what is chosen from now on, here and in other tabs. */
export const keepShortcuts = (storage: BrowserStorage): void => {
  const read = (): void => {
    useShortcutStore.setState({ isOn: storage.read(KEY, z.boolean()) ?? true });
  };
  read();
  storage.watch(KEY, read);
  useShortcutStore.subscribe(({ isOn }) => {
    if (isOn) storage.remove(KEY);
    else storage.write(KEY, false);
  });
};
