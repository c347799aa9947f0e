import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { NIEUW, projectPath } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { nextStep, previousStep } from '@adviestool/domain/steps';
import { useState } from 'react';
import { useParams } from 'react-router';

import type { Conflict } from './conflict.ts';
import { findGevelvulling } from './findGevelvulling.ts';
import { newGevelvulling } from './newGevelvulling.ts';
import type { GevelvullingChange } from './saveGevelvulling.ts';
import { STEPS, type Step } from './steps.ts';
import { useActiveProject } from './useActiveProject.ts';
import { useSaveGevelvulling } from './useSaveGevelvulling.ts';
import { useStep } from './useStep.ts';
import { stepPath } from './wizardPaths.ts';

/** What a step knows of the wizard and may ask of it. */
export interface Wizard {
  project: Project;
  /** As last saved; a fresh one while `isNieuw`. */
  gevelvulling: Gevelvulling;
  isNieuw: boolean;
  step: Step;
  /** Moment of the last save, as stored; null: never saved. */
  savedAt: string | null;
  /** The last save failed; the input is still on the screen. */
  hasFailed: boolean;
  /** The project changed elsewhere: the question that `StepFooter` shows. */
  conflict: Conflict | null;
  /** Goes up when the user loads the newest version: the key of what holds input. */
  generation: number;
  /** Takes over what was saved elsewhere, for who has no input of their own. */
  follow: () => Promise<void>;
  /**
   * Applies a change and saves the project: product choices that are no longer possible are reset
   * (the user is told) and the advice is computed anew. Resolves to true when it is saved; false
   * when it is not, which the user has been told. `basis`: when what the change was made on was
   * saved; another save since is a conflict.
   */
  save: (change: GevelvullingChange, basis?: string | null) => Promise<boolean>;
  /** To the next step, or to the project after the last; call it after a save that succeeded. */
  goNext: () => void;
  /** To the previous step, or to the project from the first. */
  goPrevious: () => void;
}

/** @throws Error on a path that is no step. */
const useCurrentStep = (): Step => {
  const step = useStep();
  if (step === undefined) throw new Error('The path names no step of the wizard.');
  return step;
};

export const useWizard = (host: HostApi): Wizard => {
  const { gevelvullingId = NIEUW } = useParams();
  const project = useActiveProject();
  const step = useCurrentStep();
  const [fresh] = useState(() => newGevelvulling(project));
  const isNieuw = gevelvullingId === NIEUW;
  const id = isNieuw ? fresh.gevelvullingEnKaderData.id : gevelvullingId;
  const found = findGevelvulling(project, id);
  const [known, setKnown] = useState(found ?? fresh);
  if (found && found !== known) setKnown(found);
  // One that was removed elsewhere stays as it was until the user has chosen what becomes of it.
  const gevelvulling = found ?? known;
  const saving = useSaveGevelvulling(host, gevelvulling);

  const goTo = (target: Step | null): void => {
    const to =
      target === null
        ? projectPath(project.id)
        : stepPath({ projectId: project.id, gevelvullingId: id, step: target.id });
    host.navigate(to, { replace: isNieuw });
  };

  return {
    ...saving,
    project,
    gevelvulling,
    isNieuw,
    step,
    savedAt: gevelvulling.changed ?? null,
    goNext: () => goTo(nextStep(STEPS, step.id)),
    goPrevious: () => goTo(previousStep(STEPS, step.id)),
  };
};
