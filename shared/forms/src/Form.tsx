import { FORM_ERROR, type FormApi, type SubmissionErrors, type ValidationErrors } from 'final-form';
import { useRef, type ReactNode } from 'react';
import { Form as ReactFinalForm } from 'react-final-form';

import { FormBody, type FormBodyProps } from './FormBody.tsx';
import { useRaise } from './useRaise.ts';

type Outcome = SubmissionErrors | void;

export interface FormProps<Values extends object> extends Omit<FormBodyProps, 'onPress'> {
  initialValues: Partial<Values>;
  /** Other initial values leave alone what was typed. */
  keepsTyped?: boolean;
  /** Made once with `validateWithZod`. */
  validate?: ((values: Values) => ValidationErrors) | undefined;
  /**
   * Resolves with nothing, or with messages in the shape of the values (`FORM_ERROR` for the form
   * as a whole). Anything else that goes wrong is thrown. `button`: the name of the button that was
   * pressed; empty: it has none.
   */
  onSubmit: (values: Values, form: FormApi<Values>, button: string) => Outcome | Promise<Outcome>;
  /** What `onSubmit` threw; without it, or when it throws itself, the error boundary gets it. */
  onError?: (error: unknown) => void;
}

/** The form as a whole renders once; its fields follow their own values. */
const NOTHING = {};

const isSameData = (one?: object, other?: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Marks a submit as failed without a message: the throw is reported by `onError`. */
const THROWN = { [FORM_ERROR]: true };

export const Form = <Values extends object>({
  initialValues,
  keepsTyped = false,
  validate,
  onSubmit,
  onError,
  ...body
}: FormProps<Values>): ReactNode => {
  const raise = useRaise();
  const pressed = useRef('');

  const report = (error: unknown): void => {
    if (onError === undefined) return raise(error);
    try {
      return onError(error);
    } catch (unhandled) {
      return raise(unhandled);
    }
  };

  const submit = async (values: Values, form: FormApi<Values>): Promise<SubmissionErrors> => {
    try {
      return (await onSubmit(values, form, pressed.current)) ?? undefined;
    } catch (error) {
      report(error);
      return THROWN;
    }
  };

  return (
    <ReactFinalForm<Values>
      initialValues={initialValues}
      initialValuesEqual={isSameData}
      keepDirtyOnReinitialize={keepsTyped}
      validate={validate}
      onSubmit={submit}
      subscription={NOTHING}
    >
      {() => (
        <FormBody
          {...body}
          onPress={(button) => {
            pressed.current = button;
          }}
        />
      )}
    </ReactFinalForm>
  );
};
