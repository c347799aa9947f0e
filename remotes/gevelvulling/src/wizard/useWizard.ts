import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { NIEUW, projectPath } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { nextStep, previousStep, targetStep } from '@adviestool/domain/steps/steps';
import {
  createGevelvulling,
  createGevelvullingId,
  duplicateGevelvulling,
} from '@adviestool/domain/velden/gevelvulling';
import { selectProject, useActiveProjectStore } from '@adviestool/state/activeProject';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';

import { findGevelvulling, stepPath, STEPS, VAN, type WizardStep } from './steps.ts';

/** What a step knows of the wizard and may ask of it. */
export interface Wizard {
  project: Project;
  /** As last saved; a fresh one while `isNieuw`. */
  gevelvulling: Gevelvulling;
  isNieuw: boolean;
  /** Id of the gevelvulling that a new one is a copy of; null: it is none. */
  copyOf: string | null;
  step: WizardStep;
  /** To the next step, or to the project after the last; call it after a save that succeeded. */
  goNext: WayOn;
  /** To the previous step, or to the project from the first. */
  goPrevious: () => void;
  /** To the advice, over the steps between that are complete; null: there are none to pass over. */
  goToAdvies: WayOn | null;
}

/** `savedAs`: the id of a new one that was saved under that of an earlier visit. */
export type WayOn = (savedAs?: string) => void;

/** The step of the URL, or undefined on the way to one. */
export const useStep = (): WizardStep | undefined => {
  const { pathname } = useLocation();
  return STEPS.find(({ id }) => pathname.endsWith(`/${id}`));
};

/** A gevelvulling under an id that the project does not have yet: a copy, or with the defaults. */
const newGevelvulling = (project: Project, copyOf: string | null): Gevelvulling => {
  const { gevelvullingen } = project;
  const ids = gevelvullingen.map(({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.id);
  const id = createGevelvullingId(ids, () => crypto.randomUUID());
  const source = copyOf === null ? null : (findGevelvulling(project, copyOf) ?? null);
  return source === null
    ? createGevelvulling({ id })
    : duplicateGevelvulling(source, { id, gevelvullingen });
};

/** @throws Error outside the wizard's layout, which waits for the project, and on a path that is no step */
export const useWizard = (host: HostApi): Wizard => {
  const { gevelvullingId: named = NIEUW } = useParams();
  const [search] = useSearchParams();
  const project = useActiveProjectStore(selectProject);
  const step = useStep();
  if (project === null) throw new Error('The wizard has no active project.');
  if (step === undefined) throw new Error('The path names no step of the wizard.');
  const isNieuw = named === NIEUW;
  const copyOf = isNieuw ? search.get(VAN) : null;
  const [fresh] = useState(() => newGevelvulling(project, copyOf));
  const id = isNieuw ? fresh.gevelvullingEnKaderData.id : named;
  const found = findGevelvulling(project, id);
  const [known, setKnown] = useState(found ?? fresh);
  if (found && found !== known) setKnown(found);
  // One that was removed elsewhere stays as it was until the user has chosen what becomes of it.
  const gevelvulling = found ?? known;

  const goTo = (target: Pick<WizardStep, 'id'> | null, gevelvullingId = id): void => {
    const to =
      target === null
        ? projectPath(project.id)
        : stepPath({ projectId: project.id, gevelvullingId, step: target.id });
    host.navigate(to, { replace: isNieuw });
  };

  const next = nextStep(STEPS, step.id);
  const target = targetStep(STEPS, gevelvulling);

  return {
    project,
    gevelvulling,
    isNieuw,
    copyOf,
    step,
    goNext: (savedAs) => goTo(next, savedAs),
    goPrevious: () => goTo(previousStep(STEPS, step.id)),
    goToAdvies:
      target.id === 'advies' && next !== null && next.id !== 'advies'
        ? (savedAs) => goTo(target, savedAs)
        : null,
  };
};
