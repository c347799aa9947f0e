import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';

import type { Conflict } from './conflict.ts';
import { teksten } from './teksten.ts';

/** The project changed elsewhere: the user chooses whose version stays. Closing it changes nothing. */
export const ConflictDialog = ({ conflict }: { conflict: Conflict | null }) => (
  <Dialog
    open={conflict !== null}
    role="alertdialog"
    title={teksten.conflict.titel}
    onClose={() => conflict?.answer('later')}
    actions={
      <>
        <Button onClick={() => conflict?.answer('newest')}>Nieuwste versie laden</Button>
        <Button kind="primary" onClick={() => conflict?.answer('mine')}>
          Mijn versie bewaren
        </Button>
      </>
    }
  >
    {teksten.conflict.tekst}
  </Dialog>
);
