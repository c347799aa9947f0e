import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { PROJECTS } from '@adviestool/contract/paths';
import { Button } from '@adviestool/ui/Button';
import { Page } from '@adviestool/ui/Page';
import { useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  useLocation,
  useMatches,
  useNavigate,
  useRouteError,
} from 'react-router';

import { ErrorPage } from '../errors/ErrorPage.tsx';
import type { Support } from '../errors/errorText.ts';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { MessagePage } from '../errors/MessagePage.tsx';
import { teksten as foutTeksten } from '../errors/teksten.ts';
import type { TellFailure } from './createFailureTeller.ts';
import type { LoadErrorText } from './createLoadErrorText.ts';
import styles from './RemoteErrorBoundary.module.css';
import {
  RemoteContractError,
  RemoteLoadError,
  RemoteStalledError,
} from './loadCause/remoteErrors.ts';
import { pageIdOf } from './routeId.ts';
import { teksten } from './teksten.ts';

interface PanelProps {
  remote: { id: string; version: string };
  error: unknown;
  onRetry: () => void;
  tellFailure: TellFailure;
  loadErrorText: LoadErrorText;
}

/** Why files did not come, as soon as that is known. */
const useLoadErrorText = (error: unknown, loadErrorText: LoadErrorText): string | null => {
  const [found, setFound] = useState<{ error: unknown; text: string | null } | null>(null);
  useEffect(() => {
    if (!(error instanceof RemoteLoadError)) return;
    const find = async (): Promise<void> => {
      setFound({ error, text: await loadErrorText(error) });
    };
    void find();
  }, [error, loadErrorText]);
  // Of an earlier failure it says nothing.
  return found !== null && found.error === error ? found.text : null;
};

const reasonOf = (error: unknown): string => {
  if (error instanceof RemoteLoadError) return teksten.nietGeladen;
  if (error instanceof RemoteStalledError) return teksten.wachtZonderEinde;
  if (!(error instanceof RemoteContractError)) return teksten.vastgelopen;
  return error.isOlder ? teksten.teOud : teksten.pastNiet;
};

/** In place of a remote that could not be shown: which one, what happened, and another try. */
const RemotePanel = ({ remote, error, onRetry, tellFailure, loadErrorText }: PanelProps) => {
  const pageId = pageIdOf(remote.id, useMatches().at(-1)?.id);
  const loadError = useLoadErrorText(error, loadErrorText);
  useEffect(() => {
    tellFailure(remote.id, pageId, error);
  }, [tellFailure, remote.id, pageId, error]);

  return (
    <Page width="form">
      <section className={styles['panel']} role="alert">
        <h1>{teksten.titel}</h1>
        <p>{reasonOf(error)}</p>
        {loadError !== null && <p>{loadError}</p>}
        <p className={styles['version']}>{teksten.onderdeel(remote.id, remote.version)}</p>
        <div>
          <Button kind="primary" onClick={onRetry}>
            {teksten.opnieuw}
          </Button>
        </div>
      </section>
    </Page>
  );
};

interface Props extends Pick<PanelProps, 'remote' | 'tellFailure' | 'loadErrorText'> {
  support: Support;
}

/** A project that is not there; the user is on the way to the list and is told so there too. */
const isMissingProject = (error: unknown): boolean =>
  isHttpError(error, 404) && /\/project\/\d+$/.test(error.path);

/** Stands in for a remote that fails; the frame around it keeps working. */
export const RemoteErrorBoundary = ({ support, ...panel }: Props) => {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const retry = (): void => {
    // To the same address with its anchor nothing would be loaded.
    void navigate({ ...location, hash: '' }, { replace: true, state: location.state });
  };

  // So a page refuses an id in its address that is none.
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage title={foutTeksten.ongeldigAdresTitel} />;
  }
  if (isMissingProject(error)) {
    return (
      <MessagePage
        title={foutTeksten.projectNietGevonden}
        action={{ label: foutTeksten.naarProjecten, to: PROJECTS }}
      />
    );
  }
  if (isApiError(error)) return <ErrorPage error={error} support={support} onRetry={retry} />;
  return <RemotePanel {...panel} error={error} onRetry={retry} />;
};
