import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { stepLoader } from './stepLoader.ts';

/** The spouwankersituatie without a step: always redirects to the target step. */
export const indexPage = (host: HostApi): Page => ({
  loader: stepLoader(host, null),
  Component: () => null,
});
