import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { loadProject } from '../loadProject.ts';
import { BouwlijstScherm } from './BouwlijstScherm.tsx';

/** What to order for a whole project. */
export const bouwlijstPage = (host: HostApi): Page => ({
  Component: () => <BouwlijstScherm host={host} />,
  loader: ({ params }) => loadProject(host, params),
});
