import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { loadPlekVanProject } from './plek.ts';
import { StandaardenScherm } from './StandaardenScherm.tsx';

/** What new gevelvullingen of a project begin with. */
const page = (host: HostApi): Page => ({
  Component: () => <StandaardenScherm host={host} />,
  loader: ({ params }) => loadPlekVanProject(host, params),
});

export default page;
