import { Suspense, type ComponentType } from 'react';

import type { Support } from '../errors/errorText.ts';
import { lazyPart } from '../federation/keepTrying.ts';
import { closeImportFailure, useImportFailureStore } from './importFailureStore.ts';
import { useImportAsked } from './useImportAsked.ts';

interface Props {
  /** The slot in which a remote asks what to do with what is queued. */
  ImportDialog: ComponentType;
  support: Support;
}

const FailureDialog = lazyPart(
  async () => (await import('./ImportFailureDialog.tsx')).ImportFailureDialog,
);

/** What the parent frame has sent: to the user who is logged in, and what could not be read to all. */
export const ImportDialogs = ({ ImportDialog, support }: Props) => {
  const hasFailed = useImportFailureStore((state) => state.hasFailed);
  const isAsked = useImportAsked();
  return (
    <>
      {isAsked && <ImportDialog />}
      {hasFailed && (
        <Suspense>
          <FailureDialog support={support} onClose={closeImportFailure} />
        </Suspense>
      )}
    </>
  );
};
