import { requestPasswordReset, type FormValues } from '@adviestool/contract/api/account';
import { forgotPasswordBodySchema } from '@adviestool/contract/account';
import { LOGIN } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Notice } from '@adviestool/ui/Notice';
import { useState } from 'react';
import { Link } from 'react-router';

import { AccountCard } from '../card/AccountCard.tsx';
import { BackendForm } from '../form/BackendForm.tsx';
import styles from './ForgotCard.module.css';
import { FORGOT_FORM } from './forgotForm.ts';
import { teksten } from './teksten.ts';

/** The button that had the focus is gone. */
const focusElement = (element: HTMLElement | null): void => element?.focus();

export const ForgotCard = ({ host }: { host: HostApi }) => {
  /** What the backend answered, the same for every name. */
  const [answer, setAnswer] = useState<string | null>(null);

  const send = async (values: FormValues): Promise<void> => {
    setAnswer(await requestPasswordReset(host.api, forgotPasswordBodySchema.parse(values)));
  };

  return (
    <AccountCard
      title={teksten.titel}
      {...(answer === null ? { sub: teksten.uitleg } : {})}
      links={<Link to={LOGIN}>Terug naar inloggen</Link>}
    >
      {answer === null ? (
        <BackendForm host={host} form={FORGOT_FORM} send={send} />
      ) : (
        <output ref={focusElement} tabIndex={-1} className={styles.answer}>
          <Notice>{answer}</Notice>
        </output>
      )}
    </AccountCard>
  );
};
