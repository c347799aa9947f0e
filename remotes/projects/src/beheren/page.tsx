import { projectIdOf } from '@adviestool/contract/projectAddress';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { BeherenScherm } from './BeherenScherm.tsx';

/** What is done with a project as a whole. */
const page = (host: HostApi): Page => ({
  Component: () => <BeherenScherm host={host} />,
  loader: ({ params }) => host.project.refresh(projectIdOf(params)),
});

export default page;
