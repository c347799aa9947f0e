import { fetchBedrijfslogin } from '@adviestool/contract/api/bedrijfslogin';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { BedrijfsloginScherm } from './BedrijfsloginScherm.tsx';

/** By which provider members of the company log in, for its administrators. */
const page = (host: HostApi): Page => ({
  Component: () => <BedrijfsloginScherm host={host} />,
  loader: () => fetchBedrijfslogin(host.api, host.config.variant.groupId),
});

export default page;
