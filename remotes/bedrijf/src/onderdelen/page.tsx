import { fetchOnderdelen } from '@adviestool/contract/api/onderdelen';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { OnderdelenScherm } from './OnderdelenScherm.tsx';

/** What the site runs for the company, for its administrators. */
const page = (host: HostApi): Page => ({
  Component: () => <OnderdelenScherm />,
  loader: () => fetchOnderdelen(host.api, host.config.variant.groupId),
});

export default page;
