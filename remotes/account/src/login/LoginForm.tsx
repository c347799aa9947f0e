import { isApiError } from '@adviestool/contract/api/apiError';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Form } from '@adviestool/forms/Form';
import { SubmitButton } from '@adviestool/forms/SubmitButton';
import { TextField } from '@adviestool/forms/TextField';
import { validateWithZod } from '@adviestool/forms/validateWithZod';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { useState } from 'react';

import styles from '../form/BackendForm.module.css';
import { PasswordField } from '../form/PasswordField.tsx';
import { CookiesToestaan } from './CookiesToestaan.tsx';
import { loginMessage } from './loginMessage.ts';
import { loginSchema, type LoginValues } from './loginSchema.ts';
import { startSession } from './startSession.ts';
import { isFramed, whyNoCookie } from './whyNoCookie.ts';

const validate = validateWithZod(loginSchema);

interface LoginFormProps {
  host: HostApi;
  /** Who is expected to log in: only the password is asked for. */
  name?: string;
  /** The session has started. */
  onLogin?: () => void;
}

export const LoginForm = ({ host, name = '', onLogin }: LoginFormProps) => {
  const [initialValues] = useState<LoginValues>(() => ({ name, pass: '' }));

  /** In a page of another site, whose browser keeps no cookie there. */
  const [isRefused, setIsRefused] = useState(false);

  const submit = async (values: LoginValues): Promise<SubmissionErrors> => {
    try {
      if (!(await startSession(host, loginSchema.parse(values)))) {
        setIsRefused(isFramed());
        return { [FORM_ERROR]: whyNoCookie() };
      }
    } catch (error) {
      const message = loginMessage(error);
      if (message === null) throw error;
      return { [FORM_ERROR]: message };
    }
    onLogin?.();
    return undefined;
  };

  const report = (error: unknown): void => {
    if (!isApiError(error)) throw error;
    host.showError(error);
  };

  return (
    <Form initialValues={initialValues} validate={validate} onSubmit={submit} onError={report}>
      <div className={styles.fields}>
        <TextField
          name="name"
          label="Gebruikersnaam of e-mailadres"
          autoComplete="username"
          spellCheck={false}
        />
        <PasswordField
          name="pass"
          label="Wachtwoord"
          autoComplete="current-password"
          startsFocused={name !== ''}
        />
        <SubmitButton>Inloggen</SubmitButton>
        {isRefused && <CookiesToestaan />}
      </div>
    </Form>
  );
};
