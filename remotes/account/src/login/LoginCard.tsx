import { isApiError } from '@adviestool/contract/api/apiError';
import { login } from '@adviestool/contract/api/session';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { safeDestination } from '@adviestool/contract/safeDestination';
import { Form } from '@adviestool/forms/Form';
import { SubmitButton } from '@adviestool/forms/SubmitButton';
import { TextField } from '@adviestool/forms/TextField';
import { validateWithZod } from '@adviestool/forms/validateWithZod';
import { Card } from '@adviestool/ui/Card';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { useSearchParams } from 'react-router';

import styles from './LoginCard.module.css';
import { loginMessage } from './loginMessage.ts';
import { loginSchema, type LoginValues } from './loginSchema.ts';
import { PasswordField } from './PasswordField.tsx';

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
    <Page width="card">
      <Card>
        <PageHeader title="Inloggen" />
        <Form initialValues={EMPTY} validate={validate} onSubmit={submit} onError={report}>
          <div className={styles.fields}>
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
      </Card>
    </Page>
  );
};
