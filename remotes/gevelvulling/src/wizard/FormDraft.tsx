import { FormSpy } from 'react-final-form';

import { isSameInput } from './isSameInput.ts';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';
import type { StepDraft } from './useDraft.ts';

interface FormDraftProps<Values> {
  draft: StepDraft<Values>;
  /** What the form shows without unsaved input. */
  saved: Values;
}

/** Keeps the unsaved input of the form around it, and asks before it is left. */
export const FormDraft = <Values extends object>({ draft, saved }: FormDraftProps<Values>) => {
  const follow = (values: Values): void => {
    if (!isSameInput(values, saved)) draft.keep(values);
    else if (draft.isKept()) draft.drop();
  };

  return (
    <>
      <FormSpy<Values> subscription={{ values: true }} onChange={({ values }) => follow(values)} />
      <UnsavedQuestion draft={draft} />
    </>
  );
};
