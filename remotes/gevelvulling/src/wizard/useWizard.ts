import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { NIEUW, projectPath } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { nextStep, previousStep } from '@adviestool/domain/steps/steps';
import { createGevelvulling, createGevelvullingId } from '@adviestool/domain/velden/gevelvulling';
import { selectProject, useActiveProjectStore } from '@adviestool/state/activeProject';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';

import { findGevelvulling, stepPath, STEPS, type WizardStep } from './steps.ts';

/** What a step knows of the wizard and may ask of it. */
export interface Wizard {
  project: Project;
  /** As last saved; a fresh one while `isNieuw`. */
  gevelvulling: Gevelvulling;
  isNieuw: boolean;
  step: WizardStep;
  /** To the next step, or to the project after the last; call it after a save that succeeded. */
  goNext: () => void;
  /** To the previous step, or to the project from the first. */
  goPrevious: () => void;
}

/** The step of the URL, or undefined on the way to one. */
export const useStep = (): WizardStep | undefined => {
  const { pathname } = useLocation();
  return STEPS.find(({ id }) => pathname.endsWith(`/${id}`));
};

/** A gevelvulling with the defaults and an id that the project does not have yet. */
const newGevelvulling = ({ gevelvullingen }: Project): Gevelvulling => {
  const ids = gevelvullingen.map(({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.id);
  return createGevelvulling({ id: createGevelvullingId(ids, () => crypto.randomUUID()) });
};

/** @throws Error outside the wizard's layout, which waits for the project, and on a path that is no step */
export const useWizard = (host: HostApi): Wizard => {
  const { gevelvullingId = NIEUW } = useParams();
  const project = useActiveProjectStore(selectProject);
  const step = useStep();
  if (project === null) throw new Error('The wizard has no active project.');
  if (step === undefined) throw new Error('The path names no step of the wizard.');
  const [fresh] = useState(() => newGevelvulling(project));
  const isNieuw = gevelvullingId === NIEUW;
  const id = isNieuw ? fresh.gevelvullingEnKaderData.id : gevelvullingId;
  const found = findGevelvulling(project, id);
  const [known, setKnown] = useState(found ?? fresh);
  if (found && found !== known) setKnown(found);
  // One that was removed elsewhere stays as it was until the user has chosen what becomes of it.
  const gevelvulling = found ?? known;

  const goTo = (target: WizardStep | null): void => {
    const to =
      target === null
        ? projectPath(project.id)
        : stepPath({ projectId: project.id, gevelvullingId: id, step: target.id });
    host.navigate(to, { replace: isNieuw });
  };

  return {
    project,
    gevelvulling,
    isNieuw,
    step,
    goNext: () => goTo(nextStep(STEPS, step.id)),
    goPrevious: () => goTo(previousStep(STEPS, step.id)),
  };
};
