import { FormSpy } from 'react-final-form';

import { isSameInput } from './isSameInput.ts';
import type { KeptInput } from './useDraft.ts';

interface KeepDraftProps<Values> {
  draft: Omit<KeptInput<Values>, 'restored'>;
  /** What the form shows without unsaved input. */
  saved: Values;
}

/** Keeps the unsaved input of the form around it. */
export const KeepDraft = <Values extends object>({ draft, saved }: KeepDraftProps<Values>) => {
  const follow = (values: Values): void => {
    if (!isSameInput(values, saved)) draft.keep(values);
    else if (draft.isKept()) draft.drop();
  };

  return (
    <FormSpy<Values> subscription={{ values: true }} onChange={({ values }) => follow(values)} />
  );
};
