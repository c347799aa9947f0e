import { isApiError } from '@adviestool/contract/api/apiError';
import type { FormValues } from '@adviestool/contract/api/account';
import type { BackendForm as Definition } from '@adviestool/contract/backendForm';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Form } from '@adviestool/forms/Form';
import { validateWithZod } from '@adviestool/forms/validateWithZod';
import type { SubmissionErrors } from 'final-form';
import { useMemo, useRef, type Ref } from 'react';

import styles from './BackendForm.module.css';
import { FIELD_KINDS } from './fieldKinds.tsx';
import { formSchema } from './formSchema.ts';
import { initialValues } from './initialValues.ts';
import { refusalErrors } from './refusalErrors.ts';
import { UnsavedInput, type UnsavedCheck } from './UnsavedInput.tsx';

export interface BackendFormProps {
  host: HostApi;
  form: Definition['form'];
  /** Tells a password manager whose password this is, in a form that does not ask for the name. */
  username?: string | undefined;
  /** What the form does cannot be undone: its submit button is drawn as such. */
  isDanger?: boolean;
  /** Sends the values; a refusal is shown in the form. */
  send: (values: FormValues) => Promise<unknown>;
  /** The values are accepted: there is nothing to lose any more. */
  onSent?: () => Promise<void> | void;
  /** For a page with more than one form, which asks for all of them before it is left. */
  unsaved?: Ref<UnsavedCheck>;
}

/** What a browser fills in by itself is not the user's input. */
const isTyping = (event: Event): boolean =>
  event instanceof InputEvent && !['', 'insertReplacementText'].includes(event.inputType);

const UsernameForPasswordManager = ({ name }: { name: string }) => (
  <input
    className={styles.username}
    type="text"
    name="username"
    autoComplete="username"
    value={name}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);

/** A form as the backend defines it: drawn, checked and sent by its definition alone. */
export const BackendForm = ({
  host,
  form,
  username,
  isDanger = false,
  send,
  onSent,
  unsaved,
}: BackendFormProps) => {
  const isTyped = useRef(false);
  const { schema, validate, initial } = useMemo(() => {
    const made = formSchema(form);
    return { schema: made, validate: validateWithZod(made), initial: initialValues(form) };
  }, [form]);

  const submit = async (values: object): Promise<SubmissionErrors> => {
    try {
      await send(schema.parse(values));
    } catch (error) {
      const errors = refusalErrors(error, Object.keys(form));
      if (errors === null) throw error;
      return errors;
    }
    isTyped.current = false;
    await onSent?.();
    return undefined;
  };

  const report = (error: unknown): void => {
    if (!isApiError(error)) throw error;
    host.showError(error);
  };

  return (
    <Form initialValues={initial} validate={validate} onSubmit={submit} onError={report}>
      <div
        className={styles.fields}
        onInput={({ nativeEvent }) => {
          if (isTyping(nativeEvent)) isTyped.current = true;
        }}
      >
        <UnsavedInput isTyped={() => isTyped.current} check={unsaved} />
        {username !== undefined && <UsernameForPasswordManager name={username} />}
        {Object.entries(form).map(([name, field]) => {
          const { Field } = FIELD_KINDS[field.type];
          return <Field key={name} name={name} field={field} isDanger={isDanger} />;
        })}
      </div>
    </Form>
  );
};
