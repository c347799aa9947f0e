import { NIEUW } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import { selectProject, useActiveProjectStore } from '@adviestool/state/activeProject';
import { Page } from '@adviestool/ui/Page';
import { Skeleton } from '@adviestool/ui/Skeleton';
import { StepHead } from '@adviestool/ui/StepHead';
import { Link, Outlet, useParams } from 'react-router';

import { GevelvullingNav } from './GevelvullingNav.tsx';
import { findGevelvulling, stepPath, stepStates } from './steps.ts';
import { useStep } from './useWizard.ts';

const WizardHead = ({ project }: { project: Project }) => {
  const { gevelvullingId = NIEUW } = useParams();
  const step = useStep();
  const gevelvulling = findGevelvulling(project, gevelvullingId) ?? null;
  const steps = stepStates(gevelvulling, step?.id).map(({ id, label, state, canVisit }) => ({
    id,
    label,
    state,
    href: canVisit ? stepPath({ projectId: project.id, gevelvullingId, step: id }) : undefined,
  }));

  return (
    <StepHead
      naam={<GevelvullingNav project={project} gevelvulling={gevelvulling} step={step?.id} />}
      steps={steps}
      label="Stappen van de gevelvulling"
      renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
    />
  );
};

/** What the steps have in common: the gevelvulling they are about and the row of steps. */
export const WizardLayout = () => {
  const project = useActiveProjectStore(selectProject);

  return (
    <Page width="work" isTight>
      {project === null ? (
        <Skeleton kind="block" count={2} />
      ) : (
        <>
          <WizardHead project={project} />
          <Outlet />
        </>
      )}
    </Page>
  );
};
