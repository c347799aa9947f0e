import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { Notice } from '@adviestool/ui/Notice';
import { useState } from 'react';

import { GEWIJZIGD_ELDERS } from './teksten.ts';

interface ConflictDialogProps {
  open: boolean;
  /** Resolves to why it failed; null when it did not. */
  onKeepMine: () => Promise<string | null>;
  onLoadNewest: () => Promise<void>;
  onClose: () => void;
}

/** The project changed elsewhere: the user chooses whose version stays. */
export const ConflictDialog = ({
  open,
  onKeepMine,
  onLoadNewest,
  onClose,
}: ConflictDialogProps) => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const keepMine = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      setFailure(await onKeepMine());
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      role="alertdialog"
      title="Project is gewijzigd"
      onClose={onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={() => void onLoadNewest()}>
            Nieuwste versie laden
          </Button>
          <Button kind="primary" busy={isBusy} onClick={() => void keepMine()}>
            Mijn versie bewaren
          </Button>
        </>
      }
    >
      <p>{GEWIJZIGD_ELDERS}</p>
      {failure !== null && (
        <Notice kind="bad" role="alert">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
};
