import { isApiError } from '@adviestool/contract/api/apiError';
import { login } from '@adviestool/contract/api/session';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { safeDestination } from '@adviestool/contract/safeDestination';
import { Form } from '@adviestool/forms/Form';
import { SubmitButton } from '@adviestool/forms/SubmitButton';
import { TextField } from '@adviestool/forms/TextField';
import { validateWithZod } from '@adviestool/forms/validateWithZod';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { Link, useSearchParams } from 'react-router';

import { AccountCard } from '../card/AccountCard.tsx';
import formStyles from '../form/BackendForm.module.css';
import { PasswordField } from '../form/PasswordField.tsx';
import { CREATE, FORGOT } from '../paths.ts';
import { loginMessage } from './loginMessage.ts';
import { loginSchema, type LoginValues } from './loginSchema.ts';

const validate = validateWithZod(loginSchema);
const EMPTY: LoginValues = { name: '', pass: '' };

export const LoginCard = ({ host }: { host: HostApi }) => {
  const [params] = useSearchParams();

  const submit = async (values: LoginValues): Promise<SubmissionErrors> => {
    try {
      await host.session.started(await login(host.api, loginSchema.parse(values)));
    } catch (error) {
      const message = loginMessage(error);
      if (message === null) throw error;
      return { [FORM_ERROR]: message };
    }
    host.navigate(safeDestination(params.get('bestemming')), { replace: true });
    return undefined;
  };

  const report = (error: unknown): void => {
    if (!isApiError(error)) throw error;
    host.showError(error);
  };

  return (
    <AccountCard
      title="Inloggen"
      links={
        <>
          <Link to={FORGOT}>Wachtwoord vergeten</Link>
          {host.config.variant.userRegistrationEnabled && <Link to={CREATE}>Account aanmaken</Link>}
        </>
      }
    >
      <Form initialValues={EMPTY} validate={validate} onSubmit={submit} onError={report}>
        <div className={formStyles.fields}>
          <TextField
            name="name"
            label="Gebruikersnaam of e-mailadres"
            autoComplete="username"
            spellCheck={false}
          />
          <PasswordField name="pass" label="Wachtwoord" autoComplete="current-password" />
          <SubmitButton>Inloggen</SubmitButton>
        </div>
      </Form>
    </AccountCard>
  );
};
