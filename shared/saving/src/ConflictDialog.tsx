import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';

import { gewijzigdTekst } from './gewijzigdTekst.ts';
import { teksten } from './teksten.ts';
import type { ConflictQuestion } from './useConflict.ts';

const { conflict } = teksten;

/** The project changed elsewhere: the user chooses whose version stays. Closing it changes nothing. */
export const ConflictDialog = ({ question }: { question: ConflictQuestion | null }) => (
  <Dialog
    open={question !== null}
    role="alertdialog"
    title={conflict.titel}
    onClose={() => question?.answer('later')}
    actions={
      <>
        <Button disabled={question?.isBusy} onClick={() => question?.answer('newest')}>
          {conflict.nieuwsteLaden}
        </Button>
        <Button
          kind="primary"
          busy={question?.isBusy ?? false}
          onClick={() => question?.answer('mine')}
        >
          {conflict.mijneBewaren}
        </Button>
      </>
    }
  >
    <Stack>
      <p>
        {gewijzigdTekst(question?.wijziging ?? null)} {conflict.gevolg}
      </p>
      {question?.velden}
      {question !== null && question.failure !== null && (
        <Notice kind="bad" role="alert">
          {question.failure}
        </Notice>
      )}
    </Stack>
  </Dialog>
);
