import { ConfirmDialog } from '@adviestool/ui/ConfirmDialog';

import { teksten } from './teksten.ts';

interface LeaveDialogProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

const { verlaten } = teksten;

/** The one question before input that is not saved is given up. */
export const LeaveDialog = ({ open, onLeave, onStay }: LeaveDialogProps) => (
  <ConfirmDialog
    open={open}
    title={verlaten.titel}
    confirmLabel={verlaten.verlaten}
    cancelLabel={verlaten.blijven}
    danger
    onConfirm={onLeave}
    onCancel={onStay}
  >
    {verlaten.tekst}
  </ConfirmDialog>
);
