import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';

import { createStepLoader } from './createStepLoader.ts';
import type { StepProps } from './FormStep.tsx';
import type { StepId } from './steps.ts';

interface StepRouteProps extends StepProps {
  Step: ComponentType<StepProps>;
}

/** Gives a step a fresh start for each gevelvulling. */
const StepRoute = ({ host, Step }: StepRouteProps) => {
  const { projectId, gevelvullingId } = useParams();

  return <Step key={`${projectId}/${gevelvullingId}`} host={host} />;
};

/** Makes the page of a step; its loader lets through only who may visit the step. */
export const createStepPage =
  (step: StepId, Step: ComponentType<StepProps>) =>
  (host: HostApi): Page => ({
    loader: createStepLoader(host, step),
    Component: () => <StepRoute host={host} Step={Step} />,
  });
