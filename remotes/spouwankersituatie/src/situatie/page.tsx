import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { createStepLoader } from '../flow/createStepLoader.ts';
import { SituatieStep } from './SituatieStep.tsx';

/** The first step. */
const page = (host: HostApi): Page => ({
  loader: createStepLoader(host, 'situatie'),
  Component: () => <SituatieStep host={host} />,
});

export default page;
