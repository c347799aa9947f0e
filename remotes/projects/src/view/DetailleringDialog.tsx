import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { Select } from '@adviestool/ui/Select';
import { Stack } from '@adviestool/ui/Stack';
import { useState } from 'react';

import { teksten } from './teksten.ts';

interface DetailleringDialogProps {
  /** Whose detaillering is replaced. */
  rij: GevelvullingRij;
  bronnen: readonly GevelvullingRij[];
  /** Resolves to whether it is saved. */
  onTakeOver: (sourceId: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks which other gevelvulling the detaillering is taken from. */
export const DetailleringDialog = ({
  rij,
  bronnen,
  onTakeOver,
  onClose,
}: DetailleringDialogProps) => {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  // The chosen one may be gone from the newest version.
  const source = bronnen.find(({ id }) => id === chosenId) ?? bronnen[0];

  const takeOver = async (sourceId: string): Promise<void> => {
    setBusy(true);
    if (await onTakeOver(sourceId)) onClose();
    else setBusy(false);
  };

  if (source === undefined) return null;

  return (
    <Dialog
      open
      title={teksten.detaillering.titel(rij.naam)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Annuleren</Button>
          <Button kind="primary" busy={isBusy} onClick={() => void takeOver(source.id)}>
            {teksten.detaillering.overnemen}
          </Button>
        </>
      }
    >
      <Stack>
        <Select
          label={teksten.detaillering.bron}
          options={bronnen.map(({ id, naam }) => ({ value: id, label: naam }))}
          value={source.id}
          onChange={setChosenId}
        />
        <p>{teksten.detaillering.uitleg}</p>
      </Stack>
    </Dialog>
  );
};
