import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { wizardLoader } from './wizardLoader.ts';

/** The gevelvulling without a step: always redirects to the target step. */
export const indexPage = (host: HostApi): Page => ({
  loader: wizardLoader(host, null),
  Component: () => null,
});
