import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { stepLoader } from '../flow/stepLoader.ts';
import type { StepId } from '../flow/steps.ts';
import { LaterStep } from './LaterStep.tsx';

/** A step that is not available yet. */
export const laterPage = (host: HostApi, step: StepId): Page => ({
  loader: stepLoader(host, step),
  Component: () => <LaterStep host={host} step={step} />,
});
