import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { Stack } from '@adviestool/ui/Stack';

import type { Support } from '../errors/errorText.ts';
import { SupportLinks } from '../errors/SupportLinks.tsx';
import { teksten } from './teksten.ts';

interface Props {
  support: Support;
  onClose: () => void;
}

/** Says that what the parent frame sent could not be imported, and whom to ask. */
export const ImportFailureDialog = ({ support, onClose }: Props) => (
  <Dialog
    open
    role="alertdialog"
    title={teksten.mislukt}
    onClose={onClose}
    actions={
      <Button kind="primary" onClick={onClose}>
        {teksten.sluiten}
      </Button>
    }
  >
    <Stack>
      <p>{teksten.probeerNogmaals}</p>
      <p data-selectable="">
        {teksten.contact} <SupportLinks support={support} />.
      </p>
    </Stack>
  </Dialog>
);
