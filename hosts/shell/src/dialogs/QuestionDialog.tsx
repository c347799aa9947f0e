import { ConfirmDialog } from '@adviestool/ui/ConfirmDialog';

import { useQuestionStore } from './questionStore.ts';
import { teksten } from './teksten.ts';

/** Shows the questions that code asks, one at a time. */
export const QuestionDialog = () => {
  const question = useQuestionStore(({ questions }) => questions[0]);
  if (question === undefined) return null;
  return (
    <ConfirmDialog
      open
      title={question.title}
      confirmLabel={question.confirm}
      cancelLabel={question.cancel}
      danger={question.destructive === true}
      onConfirm={() => {
        question.answer(true);
      }}
      onCancel={() => {
        question.answer(false);
      }}
    >
      <p>{question.text}</p>
      {question.remoteId !== null && <p>{teksten.vraagVan(question.remoteId)}</p>}
    </ConfirmDialog>
  );
};
