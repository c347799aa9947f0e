import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import type { ComponentType } from 'react';
import { useParams, useSearchParams } from 'react-router';

import { createStepLoader } from './createStepLoader.ts';
import type { StepProps } from './FormStep.tsx';
import { VAN, type StepId } from './steps.ts';

interface StepRouteProps extends StepProps {
  Step: ComponentType<StepProps>;
}

/** Gives a step a fresh start for each gevelvulling, and for each that a new one is a copy of. */
const StepRoute = ({ host, Step }: StepRouteProps) => {
  const { projectId, gevelvullingId } = useParams();
  const [search] = useSearchParams();

  return <Step key={`${projectId}/${gevelvullingId}/${search.get(VAN)}`} host={host} />;
};

/** Makes the page of a step; its loader lets through only who may visit the step. */
export const createStepPage =
  (step: StepId, Step: ComponentType<StepProps>) =>
  (host: HostApi): Page => ({
    loader: createStepLoader(host, step),
    Component: () => <StepRoute host={host} Step={Step} />,
  });
