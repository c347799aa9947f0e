import { fetchGroepInzageLinks } from '@adviestool/contract/api/inzageLinks';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { GroepLinksScherm } from './GroepLinksScherm.tsx';

/** The links of every project of the company, for its administrators. */
const page = (host: HostApi): Page => ({
  Component: () => <GroepLinksScherm host={host} />,
  loader: () => fetchGroepInzageLinks(host.api, host.config.variant.groupId),
});

export default page;
