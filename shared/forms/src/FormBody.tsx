import type { FormState } from 'final-form';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useForm } from 'react-final-form';

import { AfterPressContext, useAfterPress } from './afterPress.ts';
import { collectFieldErrors } from './collectFieldErrors.ts';
import { ErrorSummary, type SubmitFailure } from './ErrorSummary.tsx';
import { FieldNamesContext, type FieldNames } from './fieldNames.ts';

export interface FormBodyProps {
  /** For a submit button outside the form. */
  id?: string | undefined;
  /** Names the form when no heading does. */
  label?: string | undefined;
  /** The form is submitted by the button with this name; empty: it has none. */
  onPress: (button: string) => void;
  children: ReactNode;
}

interface LastSubmit {
  /** A summary of a new attempt takes the focus again. */
  attempt: number;
  failure: SubmitFailure | null;
}

const nameOfSubmitter = ({ nativeEvent }: SubmitEvent): string =>
  'submitter' in nativeEvent && nativeEvent.submitter instanceof HTMLButtonElement
    ? nativeEvent.submitter.name
    : '';

const textOf = (error: unknown): string | undefined =>
  typeof error === 'string' ? error : undefined;

/** What a submit left to mend; null after success, and after a throw that was reported elsewhere. */
const failureOf = (state: FormState, names: FieldNames): SubmitFailure | null => {
  if (state.submitFailed !== true) return null;
  const failure =
    state.hasValidationErrors === true
      ? { message: textOf(state.error), fields: collectFieldErrors(state.errors, names) }
      : {
          message: textOf(state.submitError),
          fields: collectFieldErrors(state.submitErrors, names),
        };
  return failure.message === undefined && failure.fields.length === 0 ? null : failure;
};

/** The form element with, after a failed submit, the summary on top. */
export const FormBody = ({ id, label, onPress, children }: FormBodyProps) => {
  const form = useForm('FormBody');
  const afterPress = useAfterPress();
  const [names] = useState<FieldNames>(() => new Map());
  const [{ attempt, failure }, setLast] = useState<LastSubmit>({ attempt: 0, failure: null });

  const submit = async (): Promise<void> => {
    await form.submit();
    setLast({ attempt: attempt + 1, failure: failureOf(form.getState(), names) });
  };

  return (
    <FieldNamesContext value={names}>
      <AfterPressContext value={afterPress}>
        <form
          id={id}
          aria-label={label}
          noValidate
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            event.stopPropagation();
            onPress(nameOfSubmitter(event));
            void submit();
          }}
        >
          {failure !== null && <ErrorSummary key={attempt} failure={failure} />}
          {children}
        </form>
      </AfterPressContext>
    </FieldNamesContext>
  );
};
