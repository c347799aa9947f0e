import { useRef, type ReactNode } from 'react';

import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

/** Milliseconds in which a second confirmation is taken for a slip. */
const LOCK = 500;

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** A verb: what will happen. */
  confirmLabel: string;
  cancelLabel?: string;
  /** The action cannot be undone. */
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Annuleren',
  danger = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const confirmedAt = useRef(Number.NEGATIVE_INFINITY);

  const confirm = (): void => {
    const now = performance.now();
    if (now - confirmedAt.current < LOCK) return;
    confirmedAt.current = now;
    onConfirm();
  };

  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{cancelLabel}</Button>
          <Button kind={danger ? 'danger' : 'primary'} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
