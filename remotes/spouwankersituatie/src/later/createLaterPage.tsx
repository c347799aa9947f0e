import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { createStepLoader } from '../flow/createStepLoader.ts';
import type { StepId } from '../flow/steps.ts';
import { LaterStep } from './LaterStep.tsx';

/** Makes the page of a step that is not available yet. */
export const createLaterPage =
  (step: StepId) =>
  (host: HostApi): Page => ({
    loader: createStepLoader(host, step),
    Component: () => <LaterStep host={host} step={step} />,
  });
