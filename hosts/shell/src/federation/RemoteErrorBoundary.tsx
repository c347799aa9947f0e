import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { PROJECTS } from '@adviestool/contract/paths';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';

import { ErrorPage } from '../errors/ErrorPage.tsx';
import type { Support } from '../errors/errorText.ts';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { MessagePage } from '../errors/MessagePage.tsx';
import { teksten } from '../errors/teksten.ts';
import { teksten as hostTeksten } from '../hostApi/teksten.ts';
import { RemotePanel, type RemoteName } from './RemotePanel.tsx';

interface Props {
  remote: RemoteName;
  support: Support;
}

/** A project that is not there; the user is on the way to the list and is told so there too. */
const isMissingProject = (error: unknown): boolean =>
  isHttpError(error, 404) && /\/project\/\d+$/.test(error.path);

/** Stands in for a remote that fails; the frame around it keeps working. */
export const RemoteErrorBoundary = ({ remote, support }: Props) => {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const retry = (): void => {
    void navigate(location, { replace: true, state: location.state });
  };

  // A page refuses the parameters of its route so (specification 8).
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage title={teksten.ongeldigAdresTitel} />;
  }
  if (isMissingProject(error)) {
    return (
      <MessagePage
        title={hostTeksten.projectNietGevonden}
        action={{ label: teksten.naarProjecten, to: PROJECTS }}
      />
    );
  }
  if (isApiError(error)) return <ErrorPage error={error} support={support} onRetry={retry} />;
  return <RemotePanel remote={remote} error={error} onRetry={retry} />;
};
