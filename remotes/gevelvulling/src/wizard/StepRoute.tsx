import type { HostApi } from '@adviestool/contract/remoteModule';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';

import type { StepProps } from './stepProps.ts';

interface StepRouteProps {
  host: HostApi;
  Step: ComponentType<StepProps>;
}

/** Gives a step a fresh start for each gevelvulling. */
export const StepRoute = ({ host, Step }: StepRouteProps) => {
  const { projectId, gevelvullingId } = useParams();

  return <Step key={`${projectId}/${gevelvullingId}`} host={host} />;
};
