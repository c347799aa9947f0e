import { create } from 'zustand';

interface ImportFailureState {
  /** An import of the parent frame has failed, and the user has not read so yet. */
  hasFailed: boolean;
  /** The dialog of imports could not be shown. What is queued waits until the parent frame sends again. */
  isDialogBroken: boolean;
}

export const useImportFailureStore = create<ImportFailureState>()(() => ({
  hasFailed: false,
  isDialogBroken: false,
}));

export const showImportFailure = (): void => {
  useImportFailureStore.setState({ hasFailed: true });
};

export const closeImportFailure = (): void => {
  useImportFailureStore.setState({ hasFailed: false });
};

/** The dialog of imports cannot be shown: the user is told to try again. */
export const giveUpImportDialog = (): void => {
  useImportFailureStore.setState({ hasFailed: true, isDialogBroken: true });
};

/** The user has tried again: what was told of the dialog does not hold any more. */
export const retryImportDialog = (): void => {
  useImportFailureStore.setState(({ isDialogBroken }) =>
    isDialogBroken ? { hasFailed: false, isDialogBroken: false } : {},
  );
};
