import { EMPTY_IMPORT_QUEUE, type ImportQueue } from '@adviestool/contract/importQueue';
import { create } from 'zustand';

/** What the parent frame has sent to import. It changes by the rules of domain/import/importQueue. */
export const useImportQueueStore = create<ImportQueue>()(() => EMPTY_IMPORT_QUEUE);

/** Changes the queue, unless the change throws. */
export const changeImportQueue = (change: (queue: ImportQueue) => ImportQueue): void => {
  useImportQueueStore.setState(change, true);
};
