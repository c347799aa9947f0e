import { create } from 'zustand';

/** Whether an import of the parent frame has failed, and the user has not read so yet. */
export const useImportFailureStore = create<{ hasFailed: boolean }>()(() => ({ hasFailed: false }));

export const showImportFailure = (): void => {
  useImportFailureStore.setState({ hasFailed: true });
};

export const closeImportFailure = (): void => {
  useImportFailureStore.setState({ hasFailed: false });
};
