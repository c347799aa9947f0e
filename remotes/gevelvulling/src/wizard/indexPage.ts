import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { createStepLoader } from './createStepLoader.ts';

/** The gevelvulling without a step: always redirects to the target step. */
const page = (host: HostApi): Page => ({
  loader: createStepLoader(host, null),
  Component: () => null,
});

export default page;
