import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import type { ComponentType } from 'react';

import type { StepId } from './steps.ts';
import type { StepProps } from './stepProps.ts';
import { wizardLoader } from './wizardLoader.ts';

/** Makes the page of a step; its loader lets through only who may visit the step. */
export const pageOfStep = (host: HostApi, step: StepId, Step: ComponentType<StepProps>): Page => ({
  loader: wizardLoader(host, step),
  Component: () => <Step host={host} />,
});
