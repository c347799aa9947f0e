import { fetchGebeurtenissen } from '@adviestool/contract/api/gebeurtenissen';
import type { Gebeurtenissen } from '@adviestool/contract/gebeurtenissen';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { filterFromUrl, queryOf } from './logboekFilter.ts';
import { LogboekScherm } from './LogboekScherm.tsx';

/** What happened in the company, for its administrators. */
const page = (host: HostApi): Page => {
  const { groupId } = host.config.variant;
  /** As the newest page told them; the others do not. */
  let personen: Gebeurtenissen['personen'] = [];

  const load = async (search: URLSearchParams): Promise<Gebeurtenissen> => {
    const query = queryOf(filterFromUrl(search));
    const answer = await fetchGebeurtenissen(host.api, groupId, query);
    if (query.voor === undefined) personen = answer.personen;
    else if (personen.length === 0) {
      ({ personen } = await fetchGebeurtenissen(host.api, groupId, {}));
    }
    return { ...answer, personen };
  };

  return {
    Component: () => <LogboekScherm host={host} />,
    loader: ({ request }) => load(new URL(request.url).searchParams),
  };
};

export default page;
