import { projectIdOf } from '@adviestool/contract/projectAddress';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { loadCatalogusOf } from '@adviestool/projectoverzicht/loadCatalogusOf';

import { BouwlijstScherm } from './BouwlijstScherm.tsx';

/** What to order for a whole project. */
const page = (host: HostApi): Page => ({
  Component: () => <BouwlijstScherm host={host} />,
  loader: ({ params }) => loadCatalogusOf(host, host.project.refresh(projectIdOf(params))),
});

export default page;
