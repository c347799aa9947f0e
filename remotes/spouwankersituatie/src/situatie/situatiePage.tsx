import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { stepLoader } from '../flow/stepLoader.ts';
import { SituatieStep } from './SituatieStep.tsx';

/** The first step. */
export const situatiePage = (host: HostApi): Page => ({
  loader: stepLoader(host, 'situatie'),
  Component: () => <SituatieStep host={host} />,
});
