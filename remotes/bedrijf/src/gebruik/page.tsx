import { fetchGebruik } from '@adviestool/contract/api/gebruik';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { GebruikScherm } from './GebruikScherm.tsx';

/** What the projects of the company take, for its administrators. */
const page = (host: HostApi): Page => ({
  Component: () => <GebruikScherm />,
  loader: () => fetchGebruik(host.api, host.config.variant.groupId),
});

export default page;
