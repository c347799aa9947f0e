import { fetchDeletedProjects } from '@adviestool/contract/api/verwijderdeProjecten';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { VerwijderdScherm } from './VerwijderdScherm.tsx';

/** Projects that were deleted, and can still be put back. */
const page = (host: HostApi): Page => ({
  loader: () => fetchDeletedProjects(host.api, host.config.variant.groupId),
  Component: () => <VerwijderdScherm host={host} />,
});

export default page;
