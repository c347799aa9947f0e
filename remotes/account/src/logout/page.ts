import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { logout } from '@adviestool/contract/api/session';
import { LOGIN, PROJECTS } from '@adviestool/contract/paths';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { redirect } from 'react-router';

/** Ends the session. A 403 says that there was none any more, which is what was asked for. */
const page = (host: HostApi): Page => ({
  Component: () => null,
  loader: async () => {
    try {
      await logout(host.api);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!isHttpError(error, 403)) {
        host.showError(error);
        return redirect(PROJECTS);
      }
    }
    await host.session.ended();
    return redirect(LOGIN);
  },
});

export default page;
