import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';

import { ErrorPage } from '../errors/ErrorPage.tsx';
import type { Support } from '../errors/errorText.ts';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { RemotePanel, type RemoteName } from './RemotePanel.tsx';

interface Props {
  remote: RemoteName;
  support: Support;
}

const isNotFound = (error: unknown): boolean =>
  isHttpError(error, 404) || (isRouteErrorResponse(error) && error.status === 404);

/** Stands in for a remote that fails; the frame around it keeps working. */
export const RemoteErrorBoundary = ({ remote, support }: Props) => {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const retry = (): void => {
    void navigate(location, { replace: true, state: location.state });
  };

  if (isNotFound(error)) return <NotFoundPage />;
  if (isApiError(error)) return <ErrorPage error={error} support={support} onRetry={retry} />;
  return <RemotePanel remote={remote} error={error} onRetry={retry} />;
};
