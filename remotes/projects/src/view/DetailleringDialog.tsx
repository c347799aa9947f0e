import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { Select } from '@adviestool/ui/Select';
import { Stack } from '@adviestool/ui/Stack';
import { useState } from 'react';

import type { GevelvullingRij } from './gevelvullingRij.ts';
import { detailleringTeksten } from './teksten.ts';

interface DetailleringDialogProps {
  /** Whose detaillering is replaced. */
  rij: GevelvullingRij;
  bronnen: readonly GevelvullingRij[];
  onTakeOver: (sourceId: string) => Promise<void>;
  onClose: () => void;
}

/** Asks which other gevelvulling the detaillering is taken from. */
export const DetailleringDialog = ({
  rij,
  bronnen,
  onTakeOver,
  onClose,
}: DetailleringDialogProps) => {
  const [sourceId, setSourceId] = useState(bronnen[0]?.id ?? '');
  const [isBusy, setBusy] = useState(false);

  const takeOver = async (): Promise<void> => {
    setBusy(true);
    await onTakeOver(sourceId);
    onClose();
  };

  return (
    <Dialog
      open
      title={detailleringTeksten.titel(rij.naam)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Annuleren</Button>
          <Button kind="primary" busy={isBusy} onClick={() => void takeOver()}>
            {detailleringTeksten.overnemen}
          </Button>
        </>
      }
    >
      <Stack>
        <Select
          label={detailleringTeksten.bron}
          options={bronnen.map(({ id, naam }) => ({ value: id, label: naam }))}
          value={sourceId}
          onChange={setSourceId}
        />
        <p>{detailleringTeksten.uitleg}</p>
      </Stack>
    </Dialog>
  );
};
