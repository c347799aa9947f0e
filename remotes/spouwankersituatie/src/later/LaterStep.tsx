import { projectPath } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { nextStep, previousStep } from '@adviestool/domain/steps/steps';
import { ActionBar } from '@adviestool/ui/ActionBar';
import { Button } from '@adviestool/ui/Button';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { useLoaderData } from 'react-router';

import { stepPath } from '../flow/paths.ts';
import { StepFrame } from '../flow/StepFrame.tsx';
import type { StepData } from '../flow/createStepLoader.ts';
import { STEPS, type StepId } from '../flow/steps.ts';
import { teksten } from './teksten.ts';

interface LaterStepProps {
  host: HostApi;
  step: StepId;
}

/** A step of the flow that cannot be filled in yet. */
export const LaterStep = ({ host, step }: LaterStepProps) => {
  const { projectId, projectNaam, concept } = useLoaderData<StepData>();
  const next = nextStep(STEPS, step);

  const goTo = (target: { id: StepId } | null): void => {
    host.navigate(
      target === null
        ? projectPath(projectId)
        : stepPath({ projectId, id: concept.id, step: target.id }),
    );
  };

  return (
    <StepFrame projectId={projectId} projectNaam={projectNaam} concept={concept} step={step}>
      <EmptyState title={teksten.nogNiet}>{teksten.bewaard}</EmptyState>
      <ActionBar start={<Button onClick={() => goTo(previousStep(STEPS, step))}>Vorige</Button>}>
        <Button kind="primary" onClick={() => goTo(next)}>
          {next === null ? 'Naar project' : 'Volgende'}
        </Button>
      </ActionBar>
    </StepFrame>
  );
};
