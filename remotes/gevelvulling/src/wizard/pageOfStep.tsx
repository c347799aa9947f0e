import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import type { ComponentType } from 'react';

import type { StepProps } from './stepProps.ts';
import { StepRoute } from './StepRoute.tsx';
import type { StepId } from './steps.ts';
import { wizardLoader } from './wizardLoader.ts';

/** Makes the page of a step; its loader lets through only who may visit the step. */
export const pageOfStep = (host: HostApi, step: StepId, Step: ComponentType<StepProps>): Page => ({
  loader: wizardLoader(host, step),
  Component: () => <StepRoute host={host} Step={Step} />,
});
