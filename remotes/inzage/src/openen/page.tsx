import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { InzageOpenen } from './InzageOpenen.tsx';
import { openToken } from './openToken.ts';

/** Where a link begins: it leads to its project, or says that it does not work any more. */
const page = (host: HostApi): Page => ({
  Component: () => <InzageOpenen host={host} />,
  loader: () => openToken(host),
  shouldRevalidate: () => true,
});

export default page;
