import { fetchBestellingen } from '@adviestool/contract/api/bestellingen';
import { projectIdOf } from '@adviestool/contract/projectAddress';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { loadCatalogusOf } from '@adviestool/projectoverzicht/loadCatalogusOf';

import type { BestellijstData } from './bestellijstData.ts';
import { BestellijstScherm } from './BestellijstScherm.tsx';

/** What to order for a whole project, per supplier and delivery. */
const page = (host: HostApi): Page => ({
  Component: () => <BestellijstScherm host={host} />,
  loader: async ({ params }): Promise<BestellijstData> => {
    const projectId = projectIdOf(params);
    const { groupId } = host.config.variant;
    const [project, bestellingen] = await Promise.all([
      loadCatalogusOf(host, host.project.refresh(projectId)),
      fetchBestellingen(host.api, { groupId, projectId }),
    ]);
    return { project, bestellingen };
  },
});

export default page;
