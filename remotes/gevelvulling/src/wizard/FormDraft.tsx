import { KeepDraft } from '@adviestool/forms/KeepDraft';
import type { KeptInput } from '@adviestool/forms/useDraft';

import { UnsavedQuestion } from './UnsavedQuestion.tsx';

interface FormDraftProps<Values> {
  draft: KeptInput<Values>;
  /** What the form shows without unsaved input. */
  saved: Values;
}

/** Keeps the unsaved input of the form around it, and asks before it is left. */
export const FormDraft = <Values extends object>({ draft, saved }: FormDraftProps<Values>) => (
  <>
    <KeepDraft draft={draft} saved={saved} />
    <UnsavedQuestion draft={draft} />
  </>
);
