import type { Project } from '@adviestool/contract/project';
import type { Change } from '@adviestool/state/undoableChanges';
import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { Stack } from '@adviestool/ui/Stack';
import { saveWithUndo, type ListSaving } from '@adviestool/undo/saveWithUndo';
import { useId, useState, type ReactNode } from 'react';

import { GevolgenLijst } from './GevolgenLijst.tsx';
import { teksten } from './teksten.ts';
import { useGevolgen } from './useGevolgen.ts';

/** What every dialog about a selection gets. */
export interface MeerdereProps {
  saving: ListSaving;
  /** As it is now: what changes is worked out in it. */
  project: Project;
  /** Of the gevelvullingen that are changed. */
  ids: ReadonlySet<string>;
  onClose: () => void;
  /** Hears that it is saved. */
  onSaved?: ((project: Project, before: Project) => void) | undefined;
}

interface MeerdereDialogProps extends MeerdereProps {
  titel: string;
  change: Change;
  actie: string;
  /** What the user is told once it is saved. */
  gedaan: string | ((project: Project, before: Project) => string);
  destructive?: boolean;
  /** Something in the dialog is wrong: it cannot be saved so. */
  isFout?: boolean;
  /** What stands in it now, while what is shown is a moment older: null, what is shown is what stands in it. */
  latest?: (() => { change: Change; isFout: boolean }) | null;
  children?: ReactNode;
}

/** Shows what a change of several gevelvullingen leads to, and makes it. */
export const MeerdereDialog = ({
  saving,
  project,
  onClose,
  onSaved,
  titel,
  change,
  actie,
  gedaan,
  destructive = false,
  isFout = false,
  latest = null,
  children,
}: MeerdereDialogProps) => {
  const [isBusy, setBusy] = useState(false);
  const catalogus = saving.host.catalogus.loaded(project.projectGegevens.catalogus);
  const gevolgen = useGevolgen(project, catalogus, change);

  const formId = useId();

  const save = async (): Promise<void> => {
    const now = latest?.() ?? { change, isFout };
    if (isBusy || now.isFout || now.change(project) === null) return;
    setBusy(true);
    const isSaved = await saveWithUndo(saving, {
      change: now.change,
      done: gedaan,
      ...(onSaved !== undefined && { onSaved }),
    });
    if (isSaved) onClose();
    else setBusy(false);
  };

  return (
    <Dialog
      open
      title={titel}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{teksten.annuleren}</Button>
          <Button
            kind={destructive ? 'danger' : 'primary'}
            busy={isBusy}
            type="submit"
            form={formId}
            disabled={latest === null && (gevolgen === null || isFout)}
          >
            {actie}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack>
          {children}
          <GevolgenLijst gevolgen={gevolgen} />
        </Stack>
      </form>
    </Dialog>
  );
};
