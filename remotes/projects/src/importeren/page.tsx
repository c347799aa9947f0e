import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { ImporterenScherm } from './ImporterenScherm.tsx';

/** A project that comes in as a file. */
const page = (host: HostApi): Page => ({
  Component: () => <ImporterenScherm host={host} />,
});

export default page;
