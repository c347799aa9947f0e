import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { loadPlek } from './plek.ts';
import { StandaardenScherm } from './StandaardenScherm.tsx';

/** What new gevelvullingen of a project begin with, or new projects of the company. */
export const standaardenPage = (host: HostApi): Page => ({
  Component: () => <StandaardenScherm host={host} />,
  loader: ({ params }) => loadPlek(host, params),
});
