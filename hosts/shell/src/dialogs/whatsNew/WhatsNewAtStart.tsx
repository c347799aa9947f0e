import { ACCOUNT_RESET, BOUWPLAATS, LOGIN } from '@adviestool/contract/paths';
import type { Release } from '@adviestool/contract/release';
import { openStorage } from '@adviestool/state/browserStorage';
import { useSessionStore } from '@adviestool/state/session';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { isInzage } from '../../consent/isInzage.ts';
import { lazyPart } from '../../federation/keepTrying.ts';
import { useImportFailureStore } from '../../import/importFailureStore.ts';
import { useImportAsked } from '../../import/useImportAsked.ts';
import { useExpiryStore } from '../../session/createExpiry.ts';
import { useQuestionStore } from '../questionStore.ts';
import { createDontShowAgain } from './dontShowAgain.ts';

interface Props {
  release: Pick<Release, 'whatsNew'> & {
    variant: Pick<Release['variant'], 'id' | 'userRegistrationEnabled'>;
  };
}

/** Of the remote that checks reports, which anybody may be sent to. */
const CONTROLE = '/controle';

/** Where somebody comes for one thing alone. */
const isUndisturbed = (pathname: string): boolean =>
  pathname === ACCOUNT_RESET ||
  pathname === CONTROLE ||
  isInzage(pathname) ||
  pathname.includes(BOUWPLAATS);

const Dialog = lazyPart(async () => (await import('./WhatsNewDialog.tsx')).WhatsNewDialog);

/** Whether something asks for an answer, which comes first: one dialog at a time. */
const useIsAsked = (): boolean => {
  const hasQuestion = useQuestionStore(({ questions }) => questions.length > 0);
  const hasExpired = useExpiryStore(({ user }) => user !== null);
  const hasImport = useImportAsked();
  const hasFailedImport = useImportFailureStore(({ hasFailed }) => hasFailed);
  return hasQuestion || hasExpired || hasImport || hasFailedImport;
};

/** What is new, once for each visit, until this browser does not want to see it again. */
export const WhatsNewAtStart = ({ release: { variant, whatsNew } }: Props) => {
  const status = useSessionStore((session) => session.status);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = useIsAsked();
  const [dontShowAgain] = useState(() =>
    createDontShowAgain(openStorage('local', variant.id), whatsNew?.id ?? ''),
  );
  const [isDone, setDone] = useState(() => whatsNew === null || dontShowAgain.isSet());

  if (whatsNew === null || isDone || isAsked) return null;
  if (status === 'unknown' || isUndisturbed(pathname)) return null;
  return (
    <Suspense>
      <Dialog
        whatsNew={whatsNew}
        dontShowAgain={dontShowAgain}
        isLoggedIn={status === 'authenticated'}
        isRegistrationEnabled={variant.userRegistrationEnabled}
        onClose={() => setDone(true)}
        navigate={(path) => {
          // Who is there stays; where the login goes on to comes along.
          if (path === pathname) return;
          void navigate({ pathname: path, search: pathname === LOGIN ? search : '' });
        }}
      />
    </Suspense>
  );
};
