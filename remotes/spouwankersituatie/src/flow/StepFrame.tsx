import { spouwankersituatieNaam } from '@adviestool/saving/spouwankersituaties';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { StepHead } from '@adviestool/ui/StepHead';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { stepPath } from './paths.ts';
import type { StepData } from './createStepLoader.ts';
import { STEPS, stepStates, type StepId } from './steps.ts';
import { teksten } from './teksten.ts';

interface StepFrameProps extends Pick<StepData, 'projectId' | 'projectNaam' | 'concept'> {
  step: StepId;
  children: ReactNode;
}

/** What the steps have in common: title of the tab, which spouwankersituatie, the row of steps, the heading. */
export const StepFrame = ({ projectId, projectNaam, concept, step, children }: StepFrameProps) => {
  const place = STEPS.findIndex(({ id }) => id === step);
  const label = STEPS[place]?.label ?? '';
  const steps = stepStates(concept, step).map(({ canVisit, ...rest }) => ({
    ...rest,
    href: canVisit ? stepPath({ projectId, id: concept.id, step: rest.id }) : undefined,
  }));

  return (
    <Page width="form">
      <title>
        {teksten.stapTitel(
          { nummer: place + 1, aantal: STEPS.length, label },
          projectNaam ?? teksten.projectZonderNaam,
        )}
      </title>
      <StepHead
        naam={spouwankersituatieNaam(concept)}
        steps={steps}
        label={teksten.stappen}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
      <PageHeader title={label} />
      {children}
    </Page>
  );
};
