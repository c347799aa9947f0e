import type { BrowserStorage } from '@adviestool/state/browserStorage';
import { z } from 'zod';
import { create } from 'zustand';

/** Whether output for developers is shown. */
export const useDebugStore = create<{ isOn: boolean }>()(() => ({ isOn: false }));

const KEY = 'debug';

/** Takes over what was chosen before, and keeps what is chosen from now on. */
export const keepDebug = (storage: Pick<BrowserStorage, 'read' | 'write' | 'remove'>): void => {
  useDebugStore.setState({ isOn: storage.read(KEY, z.boolean()) ?? false });
  useDebugStore.subscribe(({ isOn }) => {
    if (isOn) storage.write(KEY, true);
    else storage.remove(KEY);
  });
};
