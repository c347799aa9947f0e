import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';

import { waardenTekst } from './gevraagdVeld.ts';
import { teksten } from './teksten.ts';
import type { MergeQuestion } from './useMergedSave.ts';

const { conflict } = teksten;

const UITLEG = {
  velden: conflict.velden,
  verdringing: conflict.verdringing,
  verwijderd: null,
} as const;

const Vraag = ({ question }: { question: MergeQuestion }) => (
  <>
    <p>{question.tekst ?? UITLEG[question.soort]}</p>
    {question.velden.length > 0 && (
      <ul>
        {question.velden.map((veld) => (
          <li key={`${veld.waar ?? ''} ${veld.label}`}>
            <strong>
              {conflict.veld(veld.waar)}
              {veld.label}
            </strong>
            {`: ${waardenTekst(veld)}`}
          </li>
        ))}
      </ul>
    )}
    {question.soort === 'velden' && <p>{conflict.veldenGevolg}</p>}
  </>
);

/** Somebody else changed or deleted the same: the user chooses what stays. Closing it changes nothing. */
export const MergeDialog = ({ question }: { question: MergeQuestion | null }) => {
  const isGone = question?.soort === 'verwijderd';
  return (
    <Dialog
      open={question !== null}
      role="alertdialog"
      title={conflict.titel}
      onClose={() => question?.answer('later')}
      actions={
        <>
          <Button disabled={question?.isBusy} onClick={() => question?.answer('newest')}>
            {isGone ? conflict.invoerWeggooien : conflict.nieuwsteLaden}
          </Button>
          <Button
            kind="primary"
            busy={question?.isBusy ?? false}
            onClick={() => question?.answer('mine')}
          >
            {isGone ? conflict.opnieuwToevoegen : conflict.mijneBewaren}
          </Button>
        </>
      }
    >
      {question !== null && <Vraag question={question} />}
    </Dialog>
  );
};
