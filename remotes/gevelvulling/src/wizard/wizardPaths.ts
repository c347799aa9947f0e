import { gevelvullingPath } from '@adviestool/contract/paths';

import type { StepId } from './steps.ts';

interface StepAddress {
  projectId: number;
  gevelvullingId: string;
  step: StepId;
}

export const stepPath = ({ projectId, gevelvullingId, step }: StepAddress): string =>
  `${gevelvullingPath(projectId, gevelvullingId)}/${step}`;
