import { fetchGebeurtenissen } from '@adviestool/contract/api/gebeurtenissen';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { filterFromUrl, queryOf } from './logboekFilter.ts';
import { LogboekScherm } from './LogboekScherm.tsx';

/** What happened in the company, for its administrators. */
const page = (host: HostApi): Page => ({
  Component: () => <LogboekScherm host={host} />,
  loader: ({ request }) =>
    fetchGebeurtenissen(
      host.api,
      host.config.variant.groupId,
      queryOf(filterFromUrl(new URL(request.url).searchParams)),
    ),
});

export default page;
