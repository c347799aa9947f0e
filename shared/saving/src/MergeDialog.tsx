import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';

import { GevraagdeVelden } from './GevraagdeVelden.tsx';
import type { GevraagdVeld } from './gevraagdVeld.ts';
import { mergeTeksten } from './mergeTeksten.ts';
import { teksten } from './teksten.ts';

const { conflict } = teksten;

export type MergeAnswer = 'mine' | 'newest' | 'later';

/** The question that is on the screen. */
export interface MergeQuestion {
  soort: 'velden' | 'verdringing' | 'verwijderd';
  velden: readonly GevraagdVeld[];
  /** Of what was deleted. */
  tekst: string | null;
  isBusy: boolean;
  answer: (answer: MergeAnswer) => void;
}

const UITLEG = {
  velden: mergeTeksten.velden,
  verdringing: mergeTeksten.verdringing,
  verwijderd: null,
} as const;

const Vraag = ({ question }: { question: MergeQuestion }) => (
  <>
    <p>{question.tekst ?? UITLEG[question.soort]}</p>
    {question.velden.length > 0 && <GevraagdeVelden velden={question.velden} />}
    {question.soort === 'velden' && <p>{mergeTeksten.veldenGevolg}</p>}
  </>
);

/** Somebody else changed or deleted the same: the user chooses what stays. Closing it changes nothing. */
export const MergeDialog = ({ question }: { question: MergeQuestion }) => {
  const isGone = question.soort === 'verwijderd';
  return (
    <Dialog
      open
      role="alertdialog"
      title={conflict.titel}
      onClose={() => question.answer('later')}
      actions={
        <>
          <Button disabled={question.isBusy} onClick={() => question.answer('newest')}>
            {isGone ? mergeTeksten.invoerWeggooien : conflict.nieuwsteLaden}
          </Button>
          <Button kind="primary" busy={question.isBusy} onClick={() => question.answer('mine')}>
            {isGone ? mergeTeksten.opnieuwToevoegen : conflict.mijneBewaren}
          </Button>
        </>
      }
    >
      <Vraag question={question} />
    </Dialog>
  );
};
